import type { PictureText, ShownWork } from '../../src/pack-types/pictures.ts';
import type { PictureTerm } from '../picture-terms.ts';

const sample = (alt: string, shows?: ShownWork<PictureTerm>): PictureText<PictureTerm> =>
  shows ? { alt, sample: true, shows } : { alt, sample: true };

const window = { surface: 'window', materials: ['glass'], works: ['rinsing'] } as const;
const slabs = { surface: 'patio', materials: ['slab'], works: ['washing'] } as const;
const steps = { surface: 'steps', materials: ['granite'], works: ['washing'] } as const;
const eaves = { surface: 'gutter', materials: ['plastic-gutter'], works: ['clearing'] } as const;

/** One entry a master in `site/media/`, by file name without extension. A new picture starts here. */
export const pictureTexts = {
  'window-before': sample('Window with a film of salt, spots and runs on every pane', window),
  'window-after': sample('The same window clear, curtains and garden to be seen in the glass', window),
  'slabs-before': sample('Grey paving slabs dark with algae, moss in the joints', slabs),
  'slabs-after': sample('The same paving slabs clean and pale', slabs),
  'granite-steps-before': sample('Garden steps green with algae between low walls', steps),
  'granite-steps-after': sample('The same garden steps clean', steps),
  'eaves-before': sample('Gutter full of moss and seedlings below a slate roof', eaves),
  'eaves-after': sample('The same gutter empty below the slate roof', eaves),
  'harbour-terrace': sample('Row of grey stone terraced houses with coloured doors on a sloping street'),
  seafront: sample('Painted terrace on a promenade with the sea beyond'),
  'city-street': sample('Terrace of brick houses with white windows on a quiet street'),
  'half-washed': sample('Patio half dark and half washed, with a surface cleaner on the line between'),
  kit: sample('Surface cleaner, hose and lance on a patio'),
} as const satisfies Readonly<Record<string, PictureText<PictureTerm>>>;

export type PictureName = keyof typeof pictureTexts;
