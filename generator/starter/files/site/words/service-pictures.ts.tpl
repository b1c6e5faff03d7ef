import type { PicturePair } from '../../src/pack-types/pictures.ts';
import type { PictureName } from './picture-texts.ts';
import type { ServiceSlug } from '../services.ts';

/** The before/after pair that goes with each service. */
export const servicePictures: Readonly<Record<ServiceSlug, PicturePair<PictureName>>> = %{pairs};

/** What work looks like when it is done, by the id of its card on the services page; a card without a picture shows its icon large. */
export const cardPictures: Readonly<Record<string, PictureName | undefined>> = {};
