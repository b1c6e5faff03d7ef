import { at } from '../assert-defined.ts';

/** Facts about a picture's source image. */
export interface MasterInfo {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Hash of the source image and its encoding settings. Part of the address, for caching. */
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

/** Media query of the viewports that load the phone widths. */
export const phoneMedia = '(max-width: 30rem)';

/** Media query of all other viewports. */
export const wideMedia = `not all and ${phoneMedia}`;

/*
 * Phones stop at 960 pixels: a picture cropped to 390 CSS pixels shows some 640 of them, and more
 * would look the same at arm's length.
 */
const PHONE_LADDER = [480, 640, 960];
const WIDE_LADDER = [640, 960, 1440];
const FALLBACK_WIDTH = 960;

/** The ladder's widths up to the picture's own, which replaces any within a tenth of it. */
function ladderUpTo(ladder: readonly number[], width: number): number[] {
  const last = Math.min(width, at(ladder, -1));
  return [...ladder.filter((step) => step < last * 0.9), last];
}

/** Widths for phones, ascending. */
export const phoneWidths = ({ width }: MasterInfo): number[] =>
  ladderUpTo(PHONE_LADDER, width);

/** Widths for larger screens, ascending. */
export const wideWidths = ({ width }: MasterInfo): number[] =>
  ladderUpTo(WIDE_LADDER, width);

/** Width of the JPEG for browsers without AVIF. */
export const fallbackWidth = ({ width }: MasterInfo): number =>
  Math.min(width, FALLBACK_WIDTH);

/** All files of a picture: AVIF in both ladders' widths, and the JPEG. */
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

/** A variant's file name. */
export const pictureFile = (
  { name, hash }: PictureInfo,
  { width, format }: PictureVariant,
): string => `${name}-${hash}-${width}.${format}`;

/** A variant's address. */
export const pictureUrl = (
  info: PictureInfo,
  variant: PictureVariant,
): string => `/pictures/${pictureFile(info, variant)}`;

/** A `srcset` of AVIF files in these widths. */
export const pictureSourceSet = (
  info: PictureInfo,
  widths: readonly number[],
): string =>
  widths
    .map((width) => `${pictureUrl(info, { width, format: 'avif' })} ${width}w`)
    .join(', ');
