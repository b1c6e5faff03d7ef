import type { PairRecord } from '#core/schemas/pairs.ts';
import type { Material, Place, Sign } from './surfaces.ts';

/**
 * Every picture of the site: one surface before the work and after it, as `name-before` and
 * `name-after` in `site/media/`, or one picture alone.
 */
export const pairs = {
  window: {
    surface: 'window',
    material: 'glass',
    place: 'window',
    shows: ['salt'],
    before: 'Window with a film of salt, spots and runs on every pane',
    after: 'The same window clear, curtains and garden to be seen in the glass',
    caption:
      'Salt dries into spots and runs. Plenty of pure water floats it off; rubbing would only smear it.',
    sample: true,
  },
  'close-pane': {
    surface: 'panes',
    material: 'glass',
    place: 'window',
    shows: ['salt'],
    before: 'Panes with salt spots and runs',
    after: 'The same panes clear',
    caption: 'Frames and sill are brushed first, the glass comes last.',
    sample: true,
  },
  eaves: {
    surface: 'gutter',
    material: 'plastic-gutter',
    place: 'gutter',
    shows: ['moss', 'silt'],
    before: 'Gutter full of moss and seedlings below a slate roof',
    after: 'The same gutter empty below the slate roof',
    caption:
      'Silt and seedlings are lifted out, then the run is flushed and watched.',
    sample: true,
  },
  'close-iron-eaves': {
    surface: 'iron gutter',
    material: 'iron-gutter',
    place: 'gutter',
    shows: [],
    after: 'Old iron gutter with rust showing through its paint',
    caption: 'Old iron is emptied by hand and never levered.',
    sample: true,
  },
  slabs: {
    surface: 'paving slabs',
    material: 'slab',
    place: 'ground',
    shows: ['algae', 'moss'],
    before: 'Grey paving slabs dark with algae, moss in the joints',
    after: 'The same paving slabs clean and pale',
    caption:
      'Growth is treated first and left to loosen. Then the slabs are washed.',
    sample: true,
  },
  'granite-steps': {
    surface: 'garden steps',
    material: 'granite',
    place: 'ground',
    shows: ['algae'],
    before: 'Garden steps green with algae between low walls',
    after: 'The same garden steps clean',
    caption:
      'Steps are washed from the top down, so that dirty water never crosses a clean tread.',
    sample: true,
  },
  'close-granite': {
    surface: 'granite setts',
    material: 'granite',
    place: 'ground',
    shows: ['moss'],
    after:
      'Granite setts, one side green with moss in the joints, the other clean',
    caption:
      'Granite is hard, the joints are not: weeds out by hand, then a wash.',
    sample: true,
  },
  'close-concrete': {
    surface: 'concrete path',
    material: 'concrete',
    place: 'ground',
    shows: ['algae'],
    after: 'Concrete path, one side dark with algae, the other pale',
    caption: 'Concrete shows every stripe, so it is washed in wide passes.',
    sample: true,
  },
} as const satisfies Readonly<
  Record<string, PairRecord<Material, Place, Sign>>
>;

export type PairName = keyof typeof pairs;
