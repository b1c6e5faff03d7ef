import type { PictureText } from '../../src/pack-types/facts.ts';

/** One entry a master in `site/media/`, by file name without extension. A new picture starts here. */
export const pictureTexts = {
  'work-before': { alt: 'Drawn sample: a house front before the work', sample: true },
  'work-after': { alt: 'Drawn sample: the same house front after the work', sample: true },
} as const satisfies Readonly<Record<string, PictureText>>;

export type PictureName = keyof typeof pictureTexts;
