import type {
  PairRecord,
  PictureText,
} from '../../../pack/schemas/pictures.ts';

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
