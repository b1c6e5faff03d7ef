import type { PicturePair } from '#pack/schemas/picture-pair.ts';
import type { ServiceSlug } from '../services.ts';
import type { PictureName } from './picture-texts.ts';

/** The before/after pair that goes with each service. */
export const servicePictures: Readonly<
  Record<ServiceSlug, PicturePair<PictureName>>
> = {
  'window-cleaning': {
    before: 'window-before',
    after: 'window-after',
    label: 'window',
  },
  'gutter-cleaning': {
    before: 'eaves-before',
    after: 'eaves-after',
    label: 'gutter',
  },
  'patio-cleaning': {
    before: 'slabs-before',
    after: 'slabs-after',
    label: 'paved patio',
  },
  'pressure-washing': {
    before: 'granite-steps-before',
    after: 'granite-steps-after',
    label: 'garden steps',
  },
};

/** What work looks like when it is done, by the id of its card on the services page; a card without a picture shows its icon large. */
export const cardPictures: Readonly<Record<string, PictureName | undefined>> = {
  'window-cleaning': 'window-after',
  'gutter-cleaning': 'eaves-after',
  'patio-cleaning': 'slabs-after',
  'pressure-washing': 'granite-steps-after',
};
