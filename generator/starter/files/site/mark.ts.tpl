import type { Mark } from '../src/pack-types/business.ts';

/** A house. After a change `npm run make-icons` draws the icons anew. */
export const mark: Mark = {
  size: 40,
  ground: { fill: 'deep', radius: 8 },
  strokes: [
    { d: 'M7 20 20 8l13 12', stroke: 'sand', width: 4, round: true },
    { d: 'M12 19v13h16V19', stroke: 'white', width: 4, round: true },
  ],
};
