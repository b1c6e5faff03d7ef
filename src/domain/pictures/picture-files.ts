import { at } from '../assert-defined.ts';

/** What the pages need to know of a master picture. */
export interface PictureInfo {
  /** File name in `site/media/`. */
  readonly file: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Of the master's bytes and of how it is encoded: part of the address, so that a replaced picture is a new address. */
  readonly hash: string;
  /** Mean colours of the upper and the lower half, shown until the picture is there. */
  readonly placeholder: readonly [upper: string, lower: string];
}

/** One file that a picture is shown from. */
export interface PictureVariant {
  /** Pixels. */
  readonly width: number;
  readonly format: 'avif' | 'jpg';
}

/** Widest viewport that gets the phone's ladder. */
export const phoneMedia = '(max-width: 30rem)';

/** Every other viewport. */
export const wideMedia = `not all and ${phoneMedia}`;

/*
 * A phone of 390 CSS pixels with three device pixels each would take 1,170 pixels where two each,
 * 780, look the same at arm's length. So the phone's ladder ends there.
 */
const PHONE_LADDER = [400, 640, 800];
const WIDE_LADDER = [640, 960, 1280, 1600];
const FALLBACK_WIDTH = 960;

/** The ladder's steps up to the picture's own width, without one so near the last that it would not pay. */
function ladderUpTo(ladder: readonly number[], width: number): number[] {
  const last = Math.min(width, at(ladder, -1));
  return [...ladder.filter((step) => step < last * 0.9), last];
}

/** Widths offered to phones, ascending. */
export const phoneWidths = ({ width }: PictureInfo): number[] =>
  ladderUpTo(PHONE_LADDER, width);

/** Widths offered to everything larger, ascending. */
export const wideWidths = ({ width }: PictureInfo): number[] =>
  ladderUpTo(WIDE_LADDER, width);

/** Width of the JPEG for browsers that do not read AVIF. */
export const fallbackWidth = ({ width }: PictureInfo): number =>
  Math.min(width, FALLBACK_WIDTH);

/** The widest size that is made. */
export const fullWidth = (info: PictureInfo): number =>
  at(wideWidths(info), -1);

/** Every file that a picture is made into: the ladders in AVIF, the fallback and the full size in JPEG. */
export function pictureVariants(info: PictureInfo): PictureVariant[] {
  const ascending = (widths: readonly number[]) =>
    [...new Set(widths)].sort((a, b) => a - b);
  const responsive = ascending([...phoneWidths(info), ...wideWidths(info)]);
  const plain = ascending([fallbackWidth(info), fullWidth(info)]);
  return [
    ...responsive.map((width): PictureVariant => ({ width, format: 'avif' })),
    ...plain.map((width): PictureVariant => ({ width, format: 'jpg' })),
  ];
}

/** File name of one variant. */
export const pictureFile = (
  { file, hash }: PictureInfo,
  { width, format }: PictureVariant,
): string => `${file.replace(/\.\w+$/, '')}-${hash}-${width}.${format}`;

/** Address of one variant. */
export const pictureUrl = (
  info: PictureInfo,
  variant: PictureVariant,
): string => `/pictures/${pictureFile(info, variant)}`;

/** A `srcset` of these widths, in AVIF. */
export const pictureSourceSet = (
  info: PictureInfo,
  widths: readonly number[],
): string =>
  widths
    .map((width) => `${pictureUrl(info, { width, format: 'avif' })} ${width}w`)
    .join(', ');
