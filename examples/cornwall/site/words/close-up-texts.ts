import type { PictureText } from '../../src/pack-types/facts.ts';

const sample = (alt: string): PictureText => ({ alt, sample: true });

/** Pictures of single things for the running text of town pages, apart from `picture-texts.ts` because only these pages load them. */
export const closeUpTexts = {
  'close-pane-before': sample('Panes with salt spots and runs'),
  'close-pane-after': sample('The same panes clear'),
  'close-granite': sample('Granite setts, one side green with moss between them, the other clean'),
  'close-slab': sample('Concrete slabs, one side black and mossy, the other clean'),
  'close-concrete': sample('Concrete path, one side dark with algae, the other pale'),
  'close-eaves-before': sample('Gutter full of silt, leaves and seedlings'),
  'close-eaves-after': sample('The same gutter empty'),
  'close-iron-eaves': sample('Old iron gutter with rust showing through its paint'),
  'close-treads-before': sample('Garden steps dark with algae'),
  'close-treads-after': sample('The same steps clean'),
  'close-portrait': sample('Drawing of a person in work clothes, where a photograph of the owner will be'),
  'close-wand': sample('Lance and hose lying on washed paving'),
} as const satisfies Readonly<Record<string, PictureText>>;

export type CloseUpName = keyof typeof closeUpTexts;
