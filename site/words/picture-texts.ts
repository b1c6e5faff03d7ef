import type { PictureText } from '#pack/schemas/picture-texts.ts';
import type { ShownWork } from '#pack/schemas/picture-terms.ts';
import type { PictureTerm } from '../picture-terms.ts';

const sample = (alt: string): PictureText => ({ alt, sample: true });

/** One entry a master in `site/media/`, by file name without extension. A new picture starts here. */
export const pictureTexts = {
  'court-before': sample(
    'Tennis court overgrown with algae, dull green and yellow, its lines faint',
  ),
  'court-after': sample(
    'The same tennis court clean: even green with white lines',
  ),
  'decking-before': sample(
    'Grey-green timber decking with lichen spots, a table and two chairs, the sea behind',
  ),
  'decking-after': sample('The same decking back to warm brown timber'),
  'driveway-before': sample(
    'Block-paved driveway greened over with moss in front of a white house',
  ),
  'driveway-after': sample(
    'The same driveway clean, its red, brown and grey blocks showing again',
  ),
  equipment: sample('Rotary surface cleaner and lance on a half-cleaned patio'),
  'gutter-before': sample(
    'Gutter full of moss, leaves and seedlings under a mossy slate roof',
  ),
  'gutter-after': sample('The same gutter empty and black under clean slates'),
  'hero-clean-line': sample(
    'Patio with one side still green and mossy, the other cleaned to pale sandstone',
  ),
  'hero-driveway': sample(
    'Block-paved driveway before a white house, half green with moss, half cleaned to red and grey',
  ),
  'hero-exeter': sample(
    'Red brick terrace with low front walls along a wide pavement, hills beyond',
  ),
  'hero-exmouth': sample(
    'Terrace painted in pale colours along a seafront road, red cliffs beyond',
  ),
  'hero-home': sample(
    'White house with a slate roof and a clean block-paved drive above a bay with red cliffs',
  ),
  'hero-plymouth': sample(
    'Grey stone terrace with coloured front doors along a paved street',
  ),
  'hero-pressure-washing': sample(
    'Surface cleaner, lance and hose on a patio, the washed slabs pale beside dark mossy ones',
  ),
  'hero-roof': sample(
    'Slate roof with moss on the chimney side, the other side scraped clean to blue-grey slate',
  ),
  'patio-before': sample(
    'Sandstone patio green with algae, moss in every joint',
  ),
  'patio-after': sample(
    'The same patio cleaned to pale gold, pink and grey sandstone',
  ),
  'render-wall-before': sample(
    'White rendered house streaked green below the eaves and window sills',
  ),
  'render-wall-after': sample('The same rendered house clean and white'),
  'slate-roof-before': sample(
    'Slate roof spotted with cushions of moss and pale lichen',
  ),
  'slate-roof-after': sample('The same slate roof clear of moss'),
  'steps-before': sample(
    'Stone garden steps and path dark with algae and moss',
  ),
  'steps-after': sample('The same steps and path clean and pale'),
} as const satisfies Readonly<Record<string, PictureText>>;

export type PictureName = keyof typeof pictureTexts;

const court: ShownWork<PictureTerm> = {
  surface: 'court',
  materials: ['tarmac'],
  works: ['washing'],
};
const deck: ShownWork<PictureTerm> = {
  surface: 'decking',
  materials: ['decking'],
  works: ['brushing', 'rinsing'],
};
const drive: ShownWork<PictureTerm> = {
  surface: 'drive',
  materials: ['block-paving'],
  works: ['washing'],
};
const gutter: ShownWork<PictureTerm> = {
  surface: 'gutter',
  materials: ['plastic-gutter'],
  works: ['clearing'],
};
const patio: ShownWork<PictureTerm> = {
  surface: 'patio',
  materials: ['sandstone'],
  works: ['washing'],
};
const render: ShownWork<PictureTerm> = {
  surface: 'wall',
  materials: ['render'],
  works: ['soft-washing'],
};
const roof: ShownWork<PictureTerm> = {
  surface: 'roof',
  materials: ['slate'],
  works: ['scraping'],
};
const steps: ShownWork<PictureTerm> = {
  surface: 'steps',
  materials: ['sandstone'],
  works: ['washing'],
};

/** What those show that show work. Apart from their texts, which every page loads: only the build asks this. */
export const shownInPictures: Readonly<
  Partial<Record<PictureName, ShownWork<PictureTerm>>>
> = {
  'court-before': court,
  'court-after': court,
  'decking-before': deck,
  'decking-after': deck,
  'driveway-before': drive,
  'driveway-after': drive,
  'gutter-before': gutter,
  'gutter-after': gutter,
  'patio-before': patio,
  'patio-after': patio,
  'render-wall-before': render,
  'render-wall-after': render,
  'slate-roof-before': roof,
  'slate-roof-after': roof,
  'steps-before': steps,
  'steps-after': steps,
  equipment: { ...patio, tools: ['surface-cleaner', 'lance'] },
};
