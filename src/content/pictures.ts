import type { PictureInfo } from '../domain/pictures.ts';
import sizes from './pictures.generated.json' with { type: 'json' };

export type PictureName = keyof typeof sizes;

export interface DescribedPicture extends PictureInfo {
  /** What is seen, for those who do not see it. */
  readonly alt: string;
  /** A stand-in until the owner's own photograph has the same name in `media/`. */
  readonly sample: boolean;
}

const descriptions: Readonly<Record<PictureName, string>> = {
  'court-before': 'Tennis court dull with moss and algae, its lines almost gone',
  'court-after': 'The same tennis court clean and bright green with white lines',
  'decking-before': 'Grey-green timber decking above the sea',
  'decking-after': 'The same decking back to warm brown timber',
  'driveway-before': 'Block-paved driveway darkened by moss and dirt in front of a white house',
  'driveway-after': 'The same driveway clean, its red and grey blocks showing again',
  equipment: 'Rotary surface cleaner and lance on a half-cleaned patio',
  'gutter-before': 'Gutter full of moss and seedlings under a mossy slate roof',
  'gutter-after': 'The same gutter empty and black under clean slates',
  'hero-clean-line': 'Patio with one half still green and the other half cleaned to pale sandstone',
  'hero-exeter': 'Red brick terrace with clean paving in front',
  'hero-exmouth': 'Pale painted terrace on a seafront with red cliffs beyond',
  'hero-home': 'White house with a clean block-paved drive above a Devon bay',
  'hero-plymouth': 'Grey limestone terrace with painted front doors',
  'patio-before': 'Sandstone patio green with algae and moss in every joint',
  'patio-after': 'The same patio cleaned to pale gold sandstone',
  'render-wall-before': 'White rendered house streaked green below the eaves and windows',
  'render-wall-after': 'The same rendered house clean and white',
  'slate-roof-before': 'Slate roof spotted all over with cushions of moss',
  'slate-roof-after': 'The same slate roof clear of moss',
  'steps-before': 'Stone garden steps and path dark with algae',
  'steps-after': 'The same steps and path clean and pale',
};

/** Every photograph of the site. All are rendered samples until the owner's own replace them. */
export const pictures = Object.fromEntries(
  Object.entries(sizes).map(([name, info]) => [name, { ...info, alt: descriptions[name as PictureName], sample: true }]),
) as Readonly<Record<PictureName, DescribedPicture>>;
