import type { Moors, Rivers } from '#pack/schemas/map-features.ts';

/** Rivers of the maps, from source to mouth, through a few known points each. After a change run `npm run make-map`. */
export const rivers: Rivers = [
  {
    name: 'Truro River and Fal',
    course: [
      [50.263, -5.049],
      [50.245, -5.02],
      [50.22, -5.028],
      [50.2, -5.04],
      [50.165, -5.035],
    ],
  },
  {
    name: 'Hayle',
    course: [
      [50.14, -5.4],
      [50.17, -5.42],
      [50.19, -5.43],
    ],
  },
];

/** Rough outlines of high moors: none. */
export const moors: Moors = [];
