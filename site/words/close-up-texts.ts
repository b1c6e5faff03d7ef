import type { PictureText } from '../../src/pack-types/facts.ts';

const sample = (alt: string): PictureText => ({ alt, sample: true });

/*
 * Close-ups of one surface each, for the running text of town pages. They stand apart from `picture-texts.ts` because what is listed
 * there is loaded by every page, and these only where a visitor reads on.
 */
export const closeUpTexts = {
  'close-block-before': sample('Block paving dull and green, moss in every joint'),
  'close-block-after': sample('The same block paving clean, red, brown and grey'),
  'close-brick': sample('Low red brick garden wall with a stone cap in front of a brick house'),
  'close-chimney': sample('Mossy slates around the foot of a brick chimney'),
  'close-clay-tile': sample('Clay tile roof with cushions of moss along the courses'),
  'close-cob': sample('Uneven cream-washed cob wall with green streaks below a window'),
  'close-concrete': sample('Concrete drive, one side dark with algae, the other washed to pale grey'),
  'close-concrete-tile': sample('Brown concrete roof tiles with moss in the laps'),
  'close-decking-before': sample('Grooved deck boards grey and green'),
  'close-decking-after': sample('The same deck boards back to warm brown'),
  'close-granite': sample('Granite setts, one side green with moss between them, the other clean and speckled grey'),
  'close-gutter-before': sample('Gutter full of silt, leaves and seedlings beside mossy slates'),
  'close-gutter-after': sample('The same gutter empty'),
  'close-iron-gutter': sample('Old iron gutter with rust showing through its paint, emptied'),
  'close-lance': sample('Lance and hose lying on washed paving'),
  'close-limestone': sample('Limestone paving, one side dark with growth, the other washed to pale grey'),
  'close-render-before': sample('White render with green streaks below a window sill and under the eaves'),
  'close-render-after': sample('The same render clean'),
  'close-sandstone-before': sample('Sandstone slabs dark with algae, moss in the joints'),
  'close-sandstone-after': sample('The same sandstone slabs in gold and pink'),
  'close-slab': sample('Square concrete slabs, one side black and mossy, the other clean'),
  'close-slate-before': sample('Slates with cushions of moss at the lower edges'),
  'close-slate-after': sample('The same slates clear of moss'),
  'close-steps-before': sample('Garden steps dark and slippery with algae'),
  'close-steps-after': sample('The same steps clean'),
  'close-surface-cleaner': sample('Rotary surface cleaner at the edge between mossy and washed slabs'),
  'close-tarmac': sample('Tarmac drive, one side green with moss, the other black again'),
  'portrait-owner': sample('Drawing of a person in work clothes, where a photograph of the owner will be'),
} as const satisfies Readonly<Record<string, PictureText>>;

export type CloseUpName = keyof typeof closeUpTexts;
