export const pictureFormats = ['avif', 'webp', 'jpg'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** What the pages need to know of a master picture. */
export interface PictureInfo {
  /** File name in `media/`. */
  readonly file: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Of the master's bytes: part of the address, so that a replaced picture is a new address. */
  readonly hash: string;
  /** Mean colour, shown until the picture is there. */
  readonly colour: string;
}

const LADDER = [400, 640, 960, 1280, 1600];

/** Widths in pixels that a picture is made in: the ladder's up to its own. */
export function pictureWidths({ width }: PictureInfo): number[] {
  const smaller = LADDER.filter((step) => step < width);
  return width <= LADDER.at(-1)! ? [...smaller, width] : smaller.concat(LADDER.at(-1)!).filter((step, i, all) => all.indexOf(step) === i);
}

/** File name of one size and format. */
export function pictureFile(name: string, { hash }: PictureInfo, width: number, format: PictureFormat): string {
  return `${name}-${hash}-${width}.${format}`;
}

/** Address of one size and format. */
export function pictureUrl(name: string, info: PictureInfo, width: number, format: PictureFormat): string {
  return `/pictures/${pictureFile(name, info, width, format)}`;
}
