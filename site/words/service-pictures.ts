import type { PictureName } from './picture-texts.ts';
import type { ServiceSlug } from '../../src/domain/services.ts';

interface PicturePair {
  readonly before: PictureName;
  readonly after: PictureName;
  /** What is compared. */
  readonly label: string;
}

/** The before/after pair that goes with each service. */
export const servicePictures: Readonly<Record<ServiceSlug, PicturePair>> = {
  'pressure-washing': { before: 'steps-before', after: 'steps-after', label: 'stone steps' },
  'driveway-cleaning': { before: 'driveway-before', after: 'driveway-after', label: 'block-paved driveway' },
  'patio-cleaning': { before: 'patio-before', after: 'patio-after', label: 'sandstone patio' },
  'render-cleaning': { before: 'render-wall-before', after: 'render-wall-after', label: 'rendered house' },
  'roof-moss-removal': { before: 'slate-roof-before', after: 'slate-roof-after', label: 'slate roof' },
  'gutter-cleaning': { before: 'gutter-before', after: 'gutter-after', label: 'gutter and roof edge' },
};
