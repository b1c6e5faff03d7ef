import type { Moors, Rivers } from '#pack/schemas/map-features.ts';

/** Rivers of the maps, from source to mouth, through a few known points each. After a change run `npm run make-map`. */
export const rivers: Rivers = [];

/** Rough outlines of high moors. */
export const moors: Moors = [];
