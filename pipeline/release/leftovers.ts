import { countOf } from '../../core/domain/text/count-of.ts';

/**
 * The values of a pack's samples, which `site/sample-values.json` keeps after they are replaced.
 */
export interface SampleValues {
  readonly identity: readonly string[];
  readonly places: readonly string[];
}

/**
 * Sample values that the business has replaced and that pages still show. Each line gives a value,
 * the number of pages and the first page. `pages` has the text of each page, its head included, by
 * path. `current` is everything the business says of itself: a value found there is not a leftover.
 */
export function listLeftovers(
  samples: SampleValues,
  current: readonly string[],
  pages: ReadonlyMap<string, string>,
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
