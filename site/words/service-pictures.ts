import type { PicturePair } from '#pack/schemas/picture-pair.ts';
import type { PictureName } from './picture-texts.ts';
import type { ServiceSlug } from '../services.ts';

/** The before/after pair that goes with each service. */
export const servicePictures: Readonly<
  Record<ServiceSlug, PicturePair<PictureName>>
> = {
  'pressure-washing': {
    before: 'steps-before',
    after: 'steps-after',
    label: 'stone steps',
  },
  'driveway-cleaning': {
    before: 'driveway-before',
    after: 'driveway-after',
    label: 'block-paved driveway',
  },
  'patio-cleaning': {
    before: 'patio-before',
    after: 'patio-after',
    label: 'sandstone patio',
  },
  'render-cleaning': {
    before: 'render-wall-before',
    after: 'render-wall-after',
    label: 'rendered house',
  },
  'roof-moss-removal': {
    before: 'slate-roof-before',
    after: 'slate-roof-after',
    label: 'slate roof',
  },
  'gutter-cleaning': {
    before: 'gutter-before',
    after: 'gutter-after',
    label: 'gutter and roof edge',
  },
};

/** What work looks like when it is done, by the id of its card on the services page; a card without a picture shows its icon large. */
export const cardPictures: Readonly<Record<string, PictureName | undefined>> = {
  'patio-cleaning': 'patio-after',
  'driveway-cleaning': 'driveway-after',
  'decking-cleaning': 'decking-after',
  'render-cleaning': 'render-wall-after',
  'full-restoration': 'slate-roof-after',
  'sports-surfaces': 'court-after',
};
