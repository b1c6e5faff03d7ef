import type {
  PairRecord,
  PictureText,
} from '../../../pack/schemas/pictures.ts';

/**
 * The pictures of a record, by their names in `site/media/`: before and after, or the one that
 * there is.
 */
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
