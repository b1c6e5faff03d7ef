import type { Mark } from '../src/pack-types/business.ts';

/** A tide of clean stone rising over grime, with the bright edge between. After a change `npm run make-icons` draws the icons anew. */
export const mark: Mark = {
  size: 40,
  ground: { fill: 'deep', radius: 8 },
  strokes: [
    { d: 'M0 25c6-7 12-7 18-3s12 5 22-5v23H0Z', fill: 'sand' },
    { d: 'M0 25c6-7 12-7 18-3s12 5 22-5', stroke: 'sandstone', width: 3 },
    { d: 'M8 9h24M20 9v9', stroke: 'white', width: 4, round: true },
  ],
};
