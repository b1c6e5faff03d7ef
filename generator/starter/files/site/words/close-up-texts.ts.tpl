import type { PictureText } from '../../src/pack-types/facts.ts';

/** Pictures of single things for the running text of town pages, apart from `picture-texts.ts` because only these pages load them. */
export const closeUpTexts = {
  detail: { alt: 'Drawn sample: a door and two windows of a house front', sample: true },
} as const satisfies Readonly<Record<string, PictureText>>;

export type CloseUpName = keyof typeof closeUpTexts;
