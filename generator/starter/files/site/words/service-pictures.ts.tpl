import type { PicturePair } from '#pack/schemas/picture-pair.ts';
import type { PictureName } from './picture-texts.ts';
import { byService } from '../services.ts';

const sample: PicturePair<PictureName> = { before: 'work-before', after: 'work-after', label: 'drawn sample' };

/** The before/after pair that goes with each service. */
export const servicePictures = byService(() => sample);

/** What work looks like when it is done, by the id of its card on the services page; a card without a picture shows its icon large. */
export const cardPictures: Readonly<Record<string, PictureName | undefined>> = {};
