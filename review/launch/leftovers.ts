import type { Unwritten } from '../../generator/starter/unwritten.ts';
import { readPageFacts } from '../../snapshots/page-facts.ts';
import { countOf } from '../count-of.ts';

/** What a pack's samples said, as `site/sample-values.json` keeps it after they are replaced. */
export interface SampleValues {
  readonly identity: readonly string[];
  readonly places: readonly string[];
}

/** The text of a page and of what its head says, by path. */
export type PageTexts = ReadonlyMap<string, string>;

/**
 * Sample values that the business no longer has and that pages still show: one line a value, with the number of pages and the
 * first of them. `current` is everything the business says of itself now; a value that is part of it is no leftover.
 */
export function listLeftovers(samples: SampleValues, current: readonly string[], pages: PageTexts): string[] {
  const replaced = [...samples.identity, ...samples.places].filter(
    (value) => !current.some((text) => text.toLowerCase().includes(value.toLowerCase())),
  );
  return replaced.flatMap((value) => {
    const pattern = new RegExp(`(?<![\\w-])${RegExp.escape(value)}(?![\\w-])`, 'i');
    const found = [...pages].filter(([, text]) => pattern.test(text)).map(([path]) => path);
    return found.length === 0 ? [] : [lineOf(value, found)];
  });
}

/** Sentences that stand on pages as the starter wrote them, a line each with the file. */
export function listUnwritten(unwrittenIn: (text: string) => Unwritten[], pages: PageTexts): string[] {
  const found = [...pages].flatMap(([path, html]) => {
    const { description, mainText } = readPageFacts(html);
    return unwrittenIn(`${description}\n${mainText}`).map(({ sentence, file }) => ({
      path,
      said: `${file}: ${sentence}`,
    }));
  });
  return [...Map.groupBy(found, ({ said }) => said)].map(([said, on]) =>
    lineOf(said, [...new Set(on.map(({ path }) => path))]),
  );
}

const lineOf = (value: string, paths: readonly string[]) =>
  `"${value}" on ${countOf(paths.length, 'page')}, first on ${paths[0]}`;
