import { similarityBounds } from '../../generator/likeness/similarity.ts';
import { mapGet } from '../../src/domain/assert-defined.ts';
import { sentencesOf as textsOf } from '../../src/domain/text/sentences.ts';
import { countOf } from '../count-of.ts';
import type { PageProvenance, Provenance } from '../gather/provenance.ts';
import { isContent } from '../read/links.ts';
import type {
  OpenSite,
  ReadPage,
  ReviewPage,
  ReviewSite,
} from '../read/read-site.ts';
import { typesOf } from '../read/structured-data.ts';
import { resultFont, textWidth } from '../read/text-width.ts';
import { missingOf } from '../rules/data-properties.ts';
import type { Finding } from '../types.ts';

const unknown: Provenance = { source: 'not known', part: '', fields: [] };

/** A share, exact enough to be shown. */
const rounded = (share: number) => Math.round(share * 10_000) / 10_000;

/** What the report shows of a page. */
export type ReportPage = ReturnType<typeof pageAlone> &
  ReturnType<ReturnType<typeof rankPages>>;

/** The part of it that the page says by itself. */
export function pageAlone(
  {
    page: { kind },
    path,
    reading,
    words,
    objects,
    dataValues,
    isListed,
    obstacles,
  }: ReadPage,
  { known, siteUrl }: OpenSite,
  provenance: PageProvenance | undefined,
) {
  const {
    titles: [title = ''],
    descriptions: [description = ''],
  } = reading;
  return {
    path,
    kind,
    title,
    titlePixels: textWidth(title, resultFont.title),
    description,
    descriptionPixels: textWidth(description, resultFont.description),
    canonical: reading.canonicals.join(' '),
    robots: reading.robots.join(' '),
    isListed,
    /** Why search engines leave the page out, if they do. */
    obstacles: obstacles.map(({ reason, where }) => `${reason} (${where})`),
    words,
    /** Links of its own content to other pages, with their words. */
    anchors: reading.links
      .filter(isContent)
      .flatMap(({ target, text }) =>
        target && target.path !== path && known.has(target.path)
          ? [[target.path, text] as const]
          : [],
      ),
    headings: reading.headings,
    sentences: sentencesOf(reading, provenance, title, description),
    pictures: new Set(reading.images.map(({ src }) => src)).size,
    /**
     * Each value of the structured data with the line where a visitor reads it, then the missing
     * properties.
     */
    data: [
      ...dataValues.map(({ pointer, value, match }) => ({
        property: pointer,
        value,
        place:
          typeof match === 'number'
            ? (reading.blocks[match]?.text ?? '')
            : places[match],
      })),
      ...objects.flatMap(missingValues),
    ],
    /** Path of the social image. */
    socialImage: (reading.social['og:image'] ?? '').replace(siteUrl, ''),
  };
}

/** Tells of each page what is known when all pages were read. */
export function rankPages(site: ReviewSite, findings: readonly Finding[]) {
  const { links, similarity } = site;
  const ranks = pageRanks(links.outbound);
  const groups = alikeGroups(site);
  const faulty = findings
    .filter(({ rule }) => rule.startsWith('structured-data'))
    .flatMap(({ pages }) => pages);
  const faultsAt = Map.groupBy(faulty, (path) => path);
  return ({ path, dataTypes }: ReviewPage) => {
    const measured = similarity.pages[path];
    const nearest = measured?.nearest;
    const countAt = (linked: ReadonlyMap<string, readonly string[]>) =>
      linked.get(path)?.length ?? 0;
    const faults = faultsAt.get(path)?.length ?? 0;
    return {
      /**
       * Words in no shingle of another town's page. Undefined if the page is compared with none.
       */
      ownWords: measured?.ownWords,
      ownShare: measured && rounded(measured.ownShare),
      nearest: nearest
        ? {
            path: nearest.a === path ? nearest.b : nearest.a,
            similarity: rounded(nearest.similarity),
          }
        : null,
      group: groups.get(path) ?? 0,
      /** Clicks from the home page; null if the page cannot be reached. */
      depth: links.depth.get(path) ?? null,
      linksOut: countAt(links.outbound),
      linksIn: countAt(links.inbound),
      contentOut: countAt(links.contextualOut),
      contentIn: countAt(links.contextualIn),
      rank: ranks.get(path) ?? 0,
      dataVerdict:
        dataTypes === ''
          ? 'none'
          : `${faults === 0 ? 'valid' : countOf(faults, 'fault')}: ${dataTypes}`,
    };
  };
}

/**
 * The title, description and sentences of the main element. Each has its source, and says whether
 * similarity is measured by it.
 */
function sentencesOf(
  { blocks }: ReadPage['reading'],
  provenance: PageProvenance | undefined,
  title: string,
  description: string,
) {
  const { rest = unknown, sentences } = provenance ?? {};
  return [
    {
      tag: 'title',
      text: title,
      running: false,
      provenance: provenance?.title ?? rest,
    },
    {
      tag: 'description',
      text: description,
      running: false,
      provenance: provenance?.description ?? rest,
    },
    ...blocks
      .filter(({ region }) => region === 'main')
      .flatMap(({ tag, running, text: block }) =>
        textsOf(block).map((text) => ({
          tag,
          text,
          running,
          provenance: sentences?.get(text) ?? rest,
        })),
      ),
  ];
}

/** Properties that an object should have and lacks, as lines among its values. */
const missingValues = (found: ReadPage['objects'][number]) =>
  Object.keys(found.object).length < 2
    ? []
    : typesOf(found.object).flatMap((type) =>
        Object.entries(missingOf(type, found) ?? {}).flatMap(([asked, names]) =>
          names.map((name) => ({
            property: `${found.pointer}.${name}`,
            value: '',
            place: `missing: ${asked}`,
          })),
        ),
      );

const places = {
  link: 'a link',
  picture: 'a picture',
  machine: 'for machines only',
  missing: 'not on the page',
} as const;

/** Share of its rank that a page passes on; the rest is spread evenly. The usual figure. */
const DAMPING = 0.85;
const ROUNDS = 40;

/** PageRank inside the site: how often a random reader is on each page, the mean page being 1. */
function pageRanks(
  links: ReadonlyMap<string, readonly string[]>,
): Map<string, number> {
  let ranks = new Map([...links.keys()].map((path) => [path, 1]));
  for (let round = 0; round < ROUNDS; round++) {
    const gained = new Map<string, number>();
    let lost = 0;
    for (const [path, targets] of links) {
      const own = mapGet(ranks, path);
      if (targets.length === 0) lost += own;
      for (const target of targets)
        gained.set(target, (gained.get(target) ?? 0) + own / targets.length);
    }
    const spread = 1 - DAMPING + (DAMPING * lost) / links.size;
    ranks = new Map(
      [...links.keys()].map((path) => [
        path,
        spread + DAMPING * (gained.get(path) ?? 0),
      ]),
    );
  }
  return new Map(
    [...ranks].map(([path, rank]) => [path, Math.round(rank * 100) / 100]),
  );
}

/** Pages form a group from this share of the allowed similarity on. */
const ALIKE = 2 / 3;

/**
 * The number of each page's group. Pages this alike to their nearest page are one group; the
 * largest group is 1.
 */
function alikeGroups({ pages, similarity }: ReviewSite): Map<string, number> {
  const groupOf = new Map(pages.map(({ path }) => [path, [path]]));
  for (const { path } of pages) {
    const nearest = similarity.pages[path]?.nearest;
    if (!nearest || nearest.similarity < ALIKE * similarityBounds.sameService)
      continue;
    const [own, other] = [
      mapGet(groupOf, nearest.a),
      mapGet(groupOf, nearest.b),
    ];
    if (own === other) continue;
    own.push(...other);
    for (const joined of other) groupOf.set(joined, own);
  }
  const groups = [...new Set(groupOf.values())].filter(
    ({ length }) => length > 1,
  );
  groups.sort((a, b) => b.length - a.length);
  return new Map(
    groups.flatMap((group, index) =>
      group.map((path): [string, number] => [path, index + 1]),
    ),
  );
}
