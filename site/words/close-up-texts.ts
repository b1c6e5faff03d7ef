import type { CloseUpText } from '#pack/schemas/picture-texts.ts';
import type { ShownWork } from '#pack/schemas/picture-terms.ts';
import type { PictureTerm } from '../picture-terms.ts';

const sample = (
  alt: string,
  shows?: ShownWork<PictureTerm>,
): CloseUpText<PictureTerm> =>
  shows ? { alt, sample: true, shows } : { alt, sample: true };

const block = {
  surface: 'drive',
  materials: ['block-paving'],
  works: ['washing'],
} as const;
const deck = {
  surface: 'decking',
  materials: ['decking'],
  works: ['brushing', 'rinsing'],
} as const;
const gutter = {
  surface: 'gutter',
  materials: ['plastic-gutter'],
  works: ['clearing'],
} as const;
const render = {
  surface: 'wall',
  materials: ['render'],
  works: ['soft-washing'],
} as const;
const sandstone = {
  surface: 'patio',
  materials: ['sandstone'],
  works: ['washing'],
} as const;
const slate = {
  surface: 'roof',
  materials: ['slate'],
  works: ['scraping'],
} as const;
const steps = {
  surface: 'steps',
  materials: ['sandstone'],
  works: ['washing'],
} as const;

/*
 * Close-ups of one surface each, for the running text of town pages. They stand apart from `picture-texts.ts` because what is listed
 * there is loaded by every page, and these only where a visitor reads on.
 */
export const closeUpTexts = {
  'close-block-before': sample(
    'Block paving dull and green, moss in every joint',
    block,
  ),
  'close-block-after': sample(
    'The same block paving clean, red, brown and grey',
    block,
  ),
  'close-brick': sample(
    'Low red brick garden wall with a stone cap in front of a brick house',
    {
      surface: 'garden-wall',
      materials: ['brick'],
      works: ['rinsing'],
    },
  ),
  'close-chimney': sample(
    'Mossy slates and lead at the foot of a chimney',
    slate,
  ),
  'close-clay-tile': sample(
    'Clay tile roof with cushions of moss along the courses',
    {
      ...slate,
      materials: ['clay-tile'],
    },
  ),
  'close-cob': sample(
    'Uneven cream-washed cob wall with green streaks below a window',
    {
      ...render,
      materials: ['cob'],
    },
  ),
  'close-concrete': sample(
    'Concrete drive, one side dark with algae, the other washed to pale grey',
    {
      surface: 'drive',
      materials: ['concrete'],
      works: ['washing'],
    },
  ),
  'close-concrete-tile': sample(
    'Brown concrete roof tiles with moss in the laps',
    {
      ...slate,
      materials: ['concrete-tile'],
    },
  ),
  'close-decking-before': sample('Grooved deck boards grey and green', deck),
  'close-decking-after': sample(
    'The same deck boards back to warm brown',
    deck,
  ),
  'close-granite': sample(
    'Granite setts, one side green with moss in the joints, the other clean',
    {
      surface: 'patio',
      materials: ['granite'],
      works: ['washing'],
    },
  ),
  'close-gutter-before': sample(
    'Gutter full of silt, leaves and seedlings',
    gutter,
  ),
  'close-gutter-after': sample('The same gutter empty', gutter),
  'close-gutter-scoop': sample(
    'Scoop full of silt in a gutter, moss ahead of it',
    {
      ...gutter,
      tools: ['scoop'],
    },
  ),
  'close-iron-gutter': sample(
    'Old iron gutter with rust showing through its paint, emptied',
    {
      ...gutter,
      materials: ['iron-gutter'],
    },
  ),
  'close-limestone': sample(
    'Limestone paving, one side dark with growth, the other washed to pale grey',
    {
      ...sandstone,
      materials: ['limestone'],
    },
  ),
  'close-render-before': sample(
    'White render with green streaks of algae below a window sill and under the eaves',
    render,
  ),
  'close-render-after': sample('The same render clean', render),
  'close-render-spray': sample('Spray on a green-streaked rendered wall', {
    ...render,
    tools: ['spray'],
  }),
  'close-sandstone-before': sample(
    'Sandstone slabs dark with algae, moss in the joints',
    sandstone,
  ),
  'close-sandstone-after': sample(
    'The same sandstone slabs in gold and pink',
    sandstone,
  ),
  'close-slab': sample(
    'Square concrete slabs, one side black with lichen and moss, the other clean',
    {
      surface: 'patio',
      materials: ['slab'],
      works: ['washing'],
    },
  ),
  'close-slate-before': sample(
    'Slates with cushions of moss at the lower edges',
    slate,
  ),
  'close-slate-after': sample('The same slates clear of moss', slate),
  'close-slate-scraper': sample('Scraper and loose moss on slates', {
    ...slate,
    tools: ['scraper'],
  }),
  'close-steps-before': sample(
    'Garden steps dark and slippery with algae',
    steps,
  ),
  'close-steps-after': sample('The same steps clean', steps),
  'close-surface-cleaner': sample(
    'Surface cleaner at the edge between mossy and washed slabs',
    {
      ...sandstone,
      tools: ['surface-cleaner'],
    },
  ),
  'close-tarmac': sample(
    'Broom and swept moss on a tarmac drive, one side green',
    {
      surface: 'drive',
      materials: ['tarmac'],
      works: ['sweeping', 'washing'],
      tools: ['broom'],
    },
  ),
  'portrait-owner': sample(
    'Drawing of a person in work clothes, where a photograph of the owner will be',
  ),
} as const satisfies Readonly<Record<string, CloseUpText<PictureTerm>>>;

export type CloseUpName = keyof typeof closeUpTexts;
