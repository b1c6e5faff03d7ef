import type { PicturePair } from '#pack/schemas/pictures.ts';
import type { PictureName } from './picture-texts.ts';
import { services, type ServiceSlug } from '../services.ts';

const sample: PicturePair<PictureName> = { before: 'work-before', after: 'work-after', label: 'drawn sample' };

/** The before/after pair that goes with each service. */
export const servicePictures = Object.fromEntries(services.map(({ slug }) => [slug, sample])) as Readonly<
  Record<ServiceSlug, PicturePair<PictureName>>
>;

/** What work looks like when it is done, by the id of its card on the services page; a card without a picture shows its icon large. */
export const cardPictures: Readonly<Record<string, PictureName | undefined>> = {};
