import type { CloseUpText } from '#pack/schemas/picture-texts.ts';
import type { ShownWork } from '#pack/schemas/picture-terms.ts';
import type { PictureTerm } from '../picture-terms.ts';

const sample = (
  alt: string,
  shows?: ShownWork<PictureTerm>,
): CloseUpText<PictureTerm> =>
  shows ? { alt, sample: true, shows } : { alt, sample: true };

const pane = {
  surface: 'window',
  materials: ['glass'],
  works: ['rinsing'],
} as const;
const eaves = {
  surface: 'gutter',
  materials: ['plastic-gutter'],
  works: ['clearing'],
} as const;
const slab = {
  surface: 'patio',
  materials: ['slab'],
  works: ['washing'],
} as const;
const treads = {
  surface: 'steps',
  materials: ['granite'],
  works: ['washing'],
} as const;

/** Pictures of single things for the running text of town pages, apart from `picture-texts.ts` because only these pages load them. */
export const closeUpTexts = {
  'close-pane-before': sample('Panes with salt spots and runs', pane),
  'close-pane-after': sample('The same panes clear', pane),
  'close-granite': sample(
    'Granite setts, one side green with moss in the joints, the other clean',
    {
      surface: 'patio',
      materials: ['granite'],
      works: ['washing'],
    },
  ),
  'close-slab': sample(
    'Concrete slabs, one side black with lichen, the other clean',
    slab,
  ),
  'close-concrete': sample(
    'Concrete path, one side dark with algae, the other pale',
    {
      surface: 'path',
      materials: ['concrete'],
      works: ['washing'],
    },
  ),
  'close-eaves-before': sample(
    'Gutter full of silt, leaves and seedlings',
    eaves,
  ),
  'close-eaves-after': sample('The same gutter empty', eaves),
  'close-iron-eaves': sample(
    'Old iron gutter with rust showing through its paint',
    {
      ...eaves,
      materials: ['iron-gutter'],
    },
  ),
  'close-treads-before': sample('Garden steps dark with algae', treads),
  'close-treads-after': sample('The same steps clean', treads),
  'close-portrait': sample(
    'Drawing of a person in work clothes, where a photograph of the owner will be',
  ),
  'close-wand': sample('Lance and hose lying on washed paving', {
    ...slab,
    tools: ['lance', 'hose'],
  }),
} as const satisfies Readonly<Record<string, CloseUpText<PictureTerm>>>;

export type CloseUpName = keyof typeof closeUpTexts;
