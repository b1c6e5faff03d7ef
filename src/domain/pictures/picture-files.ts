import { at } from '../assert-defined.ts';

/** What pages know of a picture's master file. */
export interface PictureInfo {
  /** File name in `site/media/`. */
  readonly file: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Hash of the master and its encoding settings. Part of the address, for caching. */
  readonly hash: string;
  /** Mean colours of the upper and lower half, shown while the picture loads. */
  readonly placeholder: readonly [upper: string, lower: string];
}

/**
 * Joins pictures' texts with what is known of their masters, by name. The build checks that both
 * have the same names.
 */
export const withTexts = <Name extends string, Text extends object>(
  infos: unknown,
  texts: Readonly<Record<Name, Text>>,
) =>
  Object.fromEntries(
    Object.entries<Text>(texts).map(([name, text]) => [
      name,
      { ...(infos as Readonly<Record<string, PictureInfo>>)[name], ...text },
    ]),
  ) as Readonly<Record<Name, PictureInfo & Text>>;

/** One of the files that a picture is encoded into. */
export interface PictureVariant {
  /** Pixels. */
  readonly width: number;
  readonly format: 'avif' | 'jpg';
}

/** Viewports that choose from the phone's widths. */
export const phoneMedia = '(max-width: 30rem)';

/** All other viewports. */
export const wideMedia = `not all and ${phoneMedia}`;

/*
 * Phones stop at 800 pixels: at 390 CSS pixels that is two device pixels each, and three would
 * look the same at arm's length.
 */
const PHONE_LADDER = [400, 640, 800];
const WIDE_LADDER = [640, 960, 1280, 1600];
const FALLBACK_WIDTH = 960;

/** The ladder's widths up to the picture's own, which replaces any within a tenth of it. */
function ladderUpTo(ladder: readonly number[], width: number): number[] {
  const last = Math.min(width, at(ladder, -1));
  return [...ladder.filter((step) => step < last * 0.9), last];
}

/** Widths for phones, ascending. */
export const phoneWidths = ({ width }: PictureInfo): number[] =>
  ladderUpTo(PHONE_LADDER, width);

/** Widths for larger screens, ascending. */
export const wideWidths = ({ width }: PictureInfo): number[] =>
  ladderUpTo(WIDE_LADDER, width);

/** Width of the JPEG for browsers without AVIF. */
export const fallbackWidth = ({ width }: PictureInfo): number =>
  Math.min(width, FALLBACK_WIDTH);

/** The widest file's width. */
export const fullWidth = (info: PictureInfo): number =>
  at(wideWidths(info), -1);

/** All files of a picture: AVIF in both ladders' widths, JPEG as the fallback and in full size. */
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

/** A variant's file name. */
export const pictureFile = (
  { file, hash }: PictureInfo,
  { width, format }: PictureVariant,
): string => `${file.replace(/\.\w+$/, '')}-${hash}-${width}.${format}`;

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
