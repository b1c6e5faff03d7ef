import type { PictureText } from '../../src/pack-types/pictures.ts';
import type { PictureTerm } from '../picture-terms.ts';

const shows = { surface: 'front', materials: [], works: ['work'] } as const;

/** One entry a master in `site/media/`, by file name without extension. A new picture starts here. */
export const pictureTexts = {
  'work-before': { alt: 'Drawn sample: a house front before the work', sample: true, shows },
  'work-after': { alt: 'Drawn sample: the same house front after the work', sample: true, shows },
} as const satisfies Readonly<Record<string, PictureText<PictureTerm>>>;

export type PictureName = keyof typeof pictureTexts;
