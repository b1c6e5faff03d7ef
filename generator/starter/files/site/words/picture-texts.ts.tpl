import type { PictureText } from '#pack/schemas/picture-texts.ts';
import type { ShownWork } from '#pack/schemas/picture-terms.ts';
import type { PictureTerm } from '../picture-terms.ts';

/** One entry a master in `site/media/`, by file name without extension. A new picture starts here. */
export const pictureTexts = {
  'work-before': { alt: 'Drawn sample: a house front before the work', sample: true },
  'work-after': { alt: 'Drawn sample: the same house front after the work', sample: true },
} as const satisfies Readonly<Record<string, PictureText>>;

export type PictureName = keyof typeof pictureTexts;

const work: ShownWork<PictureTerm> = { surface: 'front', materials: [], works: ['work'] };

/** What those show that show work. Apart from their texts, which every page loads: only the build asks this. */
export const shownInPictures: Readonly<Partial<Record<PictureName, ShownWork<PictureTerm>>>> = {
  'work-before': work,
  'work-after': work,
};
