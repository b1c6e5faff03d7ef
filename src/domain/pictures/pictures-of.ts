import type { PairRecord } from '../../../pack/schemas/pairs.ts';
import type { PictureText } from '../../../pack/schemas/picture-texts.ts';

/** A pair's pictures by name: before and after, or a single one. */
export function picturesOf(
  name: string,
  { before, after, sample }: PairRecord,
): [string, PictureText][] {
  return before === undefined
    ? [[name, { alt: after, sample }]]
    : [
        [`${name}-before`, { alt: before, sample }],
        [`${name}-after`, { alt: after, sample }],
      ];
}
