import type { MapFeatures } from '#pack/schemas/business.ts';

/** Rivers of the maps, from source to mouth, through a few known points each. After a change run `npm run make-map`. */
export const rivers: MapFeatures['rivers'] = [];

/** Rough outlines of high moors. */
export const moors: MapFeatures['moors'] = [];
