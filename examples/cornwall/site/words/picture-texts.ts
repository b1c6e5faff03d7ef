import type { PictureText } from '#pack/schemas/picture-texts.ts';
import type { ShownWork } from '#pack/schemas/picture-terms.ts';
import type { PictureTerm } from '../picture-terms.ts';

const sample = (alt: string): PictureText => ({ alt, sample: true });

/** One entry a master in `site/media/`, by file name without extension. A new picture starts here. */
export const pictureTexts = {
  'window-before': sample(
    'Window with a film of salt, spots and runs on every pane',
  ),
  'window-after': sample(
    'The same window clear, curtains and garden to be seen in the glass',
  ),
  'slabs-before': sample(
    'Grey paving slabs dark with algae, moss in the joints',
  ),
  'slabs-after': sample('The same paving slabs clean and pale'),
  'granite-steps-before': sample(
    'Garden steps green with algae between low walls',
  ),
  'granite-steps-after': sample('The same garden steps clean'),
  'eaves-before': sample(
    'Gutter full of moss and seedlings below a slate roof',
  ),
  'eaves-after': sample('The same gutter empty below the slate roof'),
  'harbour-terrace': sample(
    'Row of grey stone terraced houses with coloured doors on a sloping street',
  ),
  seafront: sample('Painted terrace on a promenade with the sea beyond'),
  'city-street': sample(
    'Terrace of brick houses with white windows on a quiet street',
  ),
  'half-washed': sample(
    'Patio half dark and half washed, with a surface cleaner on the line between',
  ),
  kit: sample('Surface cleaner, hose and lance on a patio'),
} as const satisfies Readonly<Record<string, PictureText>>;

export type PictureName = keyof typeof pictureTexts;

const window: ShownWork<PictureTerm> = {
  surface: 'window',
  materials: ['glass'],
  works: ['rinsing'],
};
const slabs: ShownWork<PictureTerm> = {
  surface: 'patio',
  materials: ['slab'],
  works: ['washing'],
};
const steps: ShownWork<PictureTerm> = {
  surface: 'steps',
  materials: ['granite'],
  works: ['washing'],
};
const eaves: ShownWork<PictureTerm> = {
  surface: 'gutter',
  materials: ['plastic-gutter'],
  works: ['clearing'],
};

/** What those show that show work. Apart from their texts, which every page loads: only the build asks this. */
export const shownInPictures: Readonly<
  Partial<Record<PictureName, ShownWork<PictureTerm>>>
> = {
  'window-before': window,
  'window-after': window,
  'slabs-before': slabs,
  'slabs-after': slabs,
  'granite-steps-before': steps,
  'granite-steps-after': steps,
  'eaves-before': eaves,
  'eaves-after': eaves,
};
