import { at } from '../assert-defined.ts';

/** Facts about a picture's source image. */
export interface MasterInfo {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Hash of the source image and its encoding settings. Part of the URL, for caching. */
  readonly hash: string;
  /** Mean colours of the upper and lower half, shown while the picture loads. */
  readonly placeholder: readonly [upper: string, lower: string];
}

export interface PictureInfo extends MasterInfo {
  /** Name of the source image in `site/media/`, without its extension. */
  readonly name: string;
}

/** One of the encoded files of a picture. */
export interface PictureVariant {
  /** Pixels. */
  readonly width: number;
  readonly format: 'avif' | 'jpg';
}

/** Media query for the viewports that load files in phone widths. */
export const phoneMedia = '(max-width: 30rem)';

/** Media query of all other viewports. */
export const wideMedia = `not all and ${phoneMedia}`;

/*
 * Files for phones are at most 960 pixels wide. Cropped to 390 CSS pixels, a picture of that width
 * shows about 640 of its pixels, and more would look no sharper at arm's length.
 */
const PHONE_LADDER = [480, 640, 960];
const WIDE_LADDER = [640, 960, 1440];
const FALLBACK_WIDTH = 960;

/** Returns the ladder's widths up to `width`, omitting those within a tenth of the last. */
function ladderUpTo(ladder: readonly number[], width: number): number[] {
  const last = Math.min(width, at(ladder, -1));
  return [...ladder.filter((step) => step < last * 0.9), last];
}

/** File widths for phones, in pixels, ascending. */
export const phoneWidths = ({ width }: MasterInfo): number[] =>
  ladderUpTo(PHONE_LADDER, width);

/** File widths for larger screens, in pixels, ascending. */
export const wideWidths = ({ width }: MasterInfo): number[] =>
  ladderUpTo(WIDE_LADDER, width);

/** Width of the JPEG for browsers without AVIF. */
export const fallbackWidth = ({ width }: MasterInfo): number =>
  Math.min(width, FALLBACK_WIDTH);

/** Lists a picture's files: AVIF in every width for phones and larger screens, and the JPEG. */
export function pictureVariants(info: MasterInfo): PictureVariant[] {
  const widths = new Set([...phoneWidths(info), ...wideWidths(info)]);
  return [
    ...[...widths]
      .sort((a, b) => a - b)
      .map((width): PictureVariant => ({
        width,
        format: 'avif',
      })),
    { width: fallbackWidth(info), format: 'jpg' },
  ];
}

/** Returns a variant's file name. */
export const pictureFile = (
  { name, hash }: PictureInfo,
  { width, format }: PictureVariant,
): string => `${name}-${hash}-${width}.${format}`;

/** Returns a variant's URL path. */
export const pictureUrl = (
  info: PictureInfo,
  variant: PictureVariant,
): string => `/pictures/${pictureFile(info, variant)}`;

/** Builds a `srcset` of AVIF files in these widths. */
export const pictureSourceSet = (
  info: PictureInfo,
  widths: readonly number[],
): string =>
  widths
    .map((width) => `${pictureUrl(info, { width, format: 'avif' })} ${width}w`)
    .join(', ');
