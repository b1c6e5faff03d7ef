import type { CloseUpText } from '#pack/schemas/picture-texts.ts';
import type { PictureTerm } from '../picture-terms.ts';

/** Pictures of single things for the running text of town pages, apart from `picture-texts.ts` because only these pages load them. */
export const closeUpTexts = {
  detail: {
    alt: 'Drawn sample: a door and two windows of a house front',
    sample: true,
    shows: { surface: 'front', materials: [], works: ['work'] },
  },
} as const satisfies Readonly<Record<string, CloseUpText<PictureTerm>>>;

export type CloseUpName = keyof typeof closeUpTexts;
