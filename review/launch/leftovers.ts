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
export function listLeftovers(
  samples: SampleValues,
  current: readonly string[],
  pages: PageTexts,
): string[] {
  const replaced = [...samples.identity, ...samples.places].filter(
    (value) =>
      !current.some((text) => text.toLowerCase().includes(value.toLowerCase())),
  );
  return replaced.flatMap((value) => {
    const pattern = new RegExp(
      `(?<![\\w-])${RegExp.escape(value)}(?![\\w-])`,
      'i',
    );
    const found = [...pages]
      .filter(([, text]) => pattern.test(text))
      .map(([path]) => path);
    return found.length === 0
      ? []
      : [
          `"${value}" on ${countOf(found.length, 'page')}, first on ${found[0]}`,
        ];
  });
}
