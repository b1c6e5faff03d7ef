import type { Mark } from '../src/pack-types/business.ts';

/** A window of four panes with a fern's stem across it. After a change `npm run make-icons` draws the icons anew. */
export const mark: Mark = {
  size: 40,
  ground: { fill: 'deep', radius: 20 },
  strokes: [
    { d: 'M11 10h18v20H11ZM20 10v20M11 20h18', stroke: 'sand', width: 3 },
    { d: 'M9 32c10-3 18-11 22-23', stroke: 'sandstone', width: 3, round: true },
  ],
};
