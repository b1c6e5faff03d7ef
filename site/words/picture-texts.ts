import type { PictureText, ShownWork } from '../../src/pack-types/pictures.ts';
import type { PictureTerm } from '../picture-terms.ts';

const sample = (alt: string, shows?: ShownWork<PictureTerm>): PictureText<PictureTerm> =>
  shows ? { alt, sample: true, shows } : { alt, sample: true };

const court = { surface: 'court', materials: ['tarmac'], works: ['washing'] } as const;
const deck = { surface: 'decking', materials: ['decking'], works: ['brushing', 'rinsing'] } as const;
const drive = { surface: 'drive', materials: ['block-paving'], works: ['washing'] } as const;
const gutter = { surface: 'gutter', materials: ['plastic-gutter'], works: ['clearing'] } as const;
const patio = { surface: 'patio', materials: ['sandstone'], works: ['washing'] } as const;
const render = { surface: 'wall', materials: ['render'], works: ['soft-washing'] } as const;
const roof = { surface: 'roof', materials: ['slate'], works: ['scraping'] } as const;
const steps = { surface: 'steps', materials: ['sandstone'], works: ['washing'] } as const;

/** One entry a master in `site/media/`, by file name without extension. A new picture starts here. */
export const pictureTexts = {
  'court-before': sample('Tennis court overgrown with algae, dull green and yellow, its lines faint', court),
  'court-after': sample('The same tennis court clean: even green with white lines', court),
  'decking-before': sample('Grey-green timber decking with lichen spots, a table and two chairs, the sea behind', deck),
  'decking-after': sample('The same decking back to warm brown timber', deck),
  'driveway-before': sample('Block-paved driveway greened over with moss in front of a white house', drive),
  'driveway-after': sample('The same driveway clean, its red, brown and grey blocks showing again', drive),
  equipment: sample('Rotary surface cleaner and lance on a half-cleaned patio', {
    ...patio,
    tools: ['surface-cleaner', 'lance'],
  }),
  'gutter-before': sample('Gutter full of moss, leaves and seedlings under a mossy slate roof', gutter),
  'gutter-after': sample('The same gutter empty and black under clean slates', gutter),
  'hero-clean-line': sample('Patio with one side still green and mossy, the other cleaned to pale sandstone'),
  'hero-driveway': sample(
    'Block-paved driveway before a white house, half green with moss, half cleaned to red and grey',
  ),
  'hero-exeter': sample('Red brick terrace with low front walls along a wide pavement, hills beyond'),
  'hero-exmouth': sample('Terrace painted in pale colours along a seafront road, red cliffs beyond'),
  'hero-home': sample('White house with a slate roof and a clean block-paved drive above a bay with red cliffs'),
  'hero-plymouth': sample('Grey stone terrace with coloured front doors along a paved street'),
  'hero-pressure-washing': sample(
    'Surface cleaner, lance and hose on a patio, the washed slabs pale beside dark mossy ones',
  ),
  'hero-roof': sample('Slate roof with moss on the chimney side, the other side scraped clean to blue-grey slate'),
  'patio-before': sample('Sandstone patio green with algae, moss in every joint', patio),
  'patio-after': sample('The same patio cleaned to pale gold, pink and grey sandstone', patio),
  'render-wall-before': sample('White rendered house streaked green below the eaves and window sills', render),
  'render-wall-after': sample('The same rendered house clean and white', render),
  'slate-roof-before': sample('Slate roof spotted with cushions of moss and pale lichen', roof),
  'slate-roof-after': sample('The same slate roof clear of moss', roof),
  'steps-before': sample('Stone garden steps and path dark with algae and moss', steps),
  'steps-after': sample('The same steps and path clean and pale', steps),
} as const satisfies Readonly<Record<string, PictureText<PictureTerm>>>;

export type PictureName = keyof typeof pictureTexts;
