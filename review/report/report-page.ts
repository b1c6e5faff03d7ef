import { similarityBounds } from '../../generator/likeness/similarity.ts';
import { mapGet } from '../../src/domain/assert-defined.ts';
import { sentencesOf as textsOf } from '../../src/domain/text/sentences.ts';
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
    provenance,
  }: ReadPage,
  { known }: OpenSite,
) {
  const { rest } = provenance;
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
    /**
     * The title, description and sentences of the main element. Each has its source, and says
     * whether similarity is measured by it.
     */
    sentences: [
      { text: title, running: false, provenance: provenance.title ?? rest },
      {
        text: description,
        running: false,
        provenance: provenance.description ?? rest,
      },
      ...reading.blocks
        .filter(({ region }) => region === 'main')
        .flatMap(({ running, text: block }) =>
          textsOf(block).map((text) => ({
            text,
            running,
            provenance: provenance.sentences.get(text) ?? rest,
          })),
        ),
    ],
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
  };
}

/** Tells of each page what is known when all pages were read. */
export function rankPages(site: ReviewSite) {
  const { links, similarity } = site;
  const ranks = pageRanks(links.outbound);
  const groups = alikeGroups(site);
  return ({ path }: ReviewPage) => {
    const { ownShare, nearest } = similarity.pages[path] ?? {};
    return {
      /** Undefined if the page is compared with none. */
      ownShare: ownShare && rounded(ownShare),
      nearest: nearest && {
        path: nearest.a === path ? nearest.b : nearest.a,
        similarity: rounded(nearest.similarity),
      },
      /** Number of its group, of which the largest is 1; 0 for none. */
      group: groups.findIndex((group) => group.has(path)) + 1,
      /** Clicks from the home page; undefined if the page cannot be reached. */
      depth: links.depth.get(path),
      linksIn: links.inbound.get(path)?.length ?? 0,
      contentIn: links.contextualIn.get(path)?.length ?? 0,
      rank: rounded(ranks.get(path) ?? 0),
    };
  };
}

/** Properties that an object should have and lacks, as lines among its values. */
const missingValues = (found: ReadPage['objects'][number]) =>
  typesOf(found.object)
    .flatMap((type) => Object.entries(missingOf(type, found) ?? {}))
    .flatMap(([asked, names]) =>
      names.map((name) => ({
        property: `${found.pointer}.${name}`,
        value: '',
        place: `missing: ${asked}`,
      })),
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
  const paths = [...links.keys()];
  let ranks = new Map(paths.map((path) => [path, 1]));
  for (let round = 0; round < ROUNDS; round++) {
    const next = new Map(paths.map((path) => [path, 1 - DAMPING]));
    for (const [path, targets] of links) {
      // From a page without links, a reader goes anywhere.
      const reached = targets.length > 0 ? targets : paths;
      const passed = (DAMPING * mapGet(ranks, path)) / reached.length;
      for (const target of reached)
        next.set(target, (next.get(target) ?? 0) + passed);
    }
    ranks = next;
  }
  return ranks;
}

/** Pages form a group from this share of the allowed similarity on. */
const ALIKE = 2 / 3;

/** Groups of pages, each this alike to its nearest one. The largest group comes first. */
function alikeGroups({ pages, similarity }: ReviewSite): Set<string>[] {
  const groupOf = new Map<string, Set<string>>();
  for (const { path } of pages) {
    const nearest = similarity.pages[path]?.nearest;
    if (!nearest || nearest.similarity < ALIKE * similarityBounds.sameService)
      continue;
    const joined = new Set(
      [nearest.a, nearest.b].flatMap((each) => [
        ...(groupOf.get(each) ?? [each]),
      ]),
    );
    for (const each of joined) groupOf.set(each, joined);
  }
  return [...new Set(groupOf.values())].sort((a, b) => b.size - a.size);
}
