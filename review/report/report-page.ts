import { similarityBounds } from '../../generator/likeness/similarity.ts';
import { sentencesOf } from '../../core/domain/text/sentences.ts';
import { isContent } from '../read/links.ts';
import {
  isOfTown,
  type OpenSite,
  type ReadPage,
  type ReviewPage,
  type ReviewSite,
} from '../read/read-site.ts';
import { typesOf, type FoundObject } from '../read/structured-data.ts';
import { resultFont, textWidth } from '../read/text-width.ts';
import { missingOf } from '../rules/data-properties.ts';

/** Rounds a share to the precision that is shown. */
const rounded = (share: number) => Math.round(share * 10_000) / 10_000;

/** What the report shows of a page. */
export type ReportPage = ReturnType<typeof pageAlone> &
  ReturnType<ReturnType<typeof rankPages>>;

/** Returns what is known from the page alone. */
export function pageAlone(page: ReadPage, { known, searched }: OpenSite) {
  const { path, words, isListed, obstacles, provenance } = page;
  const { rest } = provenance;
  const { title, description, canonical, robots } = page.facts;
  const isCompared = (sentence: string) =>
    !isOfTown(page.page) || provenance.sentences.has(sentence);
  return {
    path,
    kind: page.page.kind,
    title,
    titlePixels: textWidth(title, resultFont.title),
    description,
    canonical,
    robots,
    isListed,
    /** Why search engines do not list the page, if they do not. */
    obstacles: obstacles.map(({ reason, where }) => `${reason} (${where})`),
    words,
    /** Google's figures, if an export has some. */
    google: searched.get(path),
    /** Links of its own content to other pages, with their words. */
    anchors: page.links
      .filter(isContent)
      .map(({ target, text: words }) => ({ to: target?.path ?? '', words }))
      .filter(({ to }) => to !== path && known.has(to)),
    headings: page.headings,
    /**
     * The title, description and sentences of the main element, each with its source and whether it
     * counts when similarity is measured.
     */
    sentences: [
      { text: title, running: false, provenance: provenance.title ?? rest },
      {
        text: description,
        running: false,
        provenance: provenance.description ?? rest,
      },
      ...page.inMain.flatMap(({ running, text: block }) =>
        sentencesOf(block).map((text) => ({
          text,
          running: running && isCompared(text),
          provenance: provenance.sentences.get(text) ?? rest,
        })),
      ),
    ],
    /**
     * Each value of the structured data with the line where a visitor reads it, then the missing
     * properties.
     */
    data: [...page.dataValues, ...page.objects.flatMap(missingValues)],
  };
}

/** Returns what is known of each page once all pages are read. */
export function rankPages(site: ReviewSite) {
  const { links, similarity } = site;
  const groups = alikeGroups(site);
  return ({ path }: Pick<ReviewPage, 'path'>) => {
    const { ownShare } = similarity.pages[path] ?? {};
    const nearest = site.nearestTo(path);
    return {
      /** Undefined if the page is not compared with others. */
      ownShare: ownShare && rounded(ownShare),
      nearest: nearest && { ...nearest, share: rounded(nearest.share) },
      /** Number of its group of similar pages, counted from 1 for the largest; 0 if in none. */
      group: groups.findIndex((group) => group.has(path)) + 1,
      /** Clicks from the home page; undefined if the page cannot be reached. */
      depth: links.depth.get(path),
      linksIn: links.inbound.get(path)?.length ?? 0,
      contentIn: links.contextualIn.get(path)?.length ?? 0,
    };
  };
}

/** Properties that an object should have and lacks, as lines among its values. */
const missingValues = (found: FoundObject) =>
  typesOf(found.object)
    .flatMap((type) => Object.entries(missingOf(type, found) ?? {}))
    .flatMap(([asked, names]) =>
      names.map((name) => ({
        pointer: `${found.pointer}.${name}`,
        value: '',
        place: `missing: ${asked}`,
      })),
    );

/** Pages form a group if they have this share of the allowed similarity or more. */
const ALIKE = 2 / 3;

/** Returns groups of pages that are each this much like their nearest page, largest group first. */
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
  const groups = new Set(groupOf.values());
  return [...groups].sort((a, b) => b.size - a.size);
}
