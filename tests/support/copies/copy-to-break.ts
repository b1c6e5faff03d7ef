import { inject } from 'vitest';
import { isFull } from './fault-share.ts';
import { copyToChange } from './project-copy.ts';

/** A county of the pack that is broken, and a town there. */
export const place = isFull ? { county: 'devon', town: 'exeter' } : { county: 'cornwall', town: 'truro' };

/** A built copy, browser and pictures of its own included, to break whatever is in it: of the example, or in full of the project. */
export const copyToBreak = () =>
  copyToChange({
    of: isFull ? undefined : inject('exampleProject'),
    isBuilt: true,
    own: ['.cache/chromium', '.cache/pictures'],
  });
