import { inject } from 'vitest';
import { isFull } from './fault-share.ts';
import { copyToChange } from './project-copy.ts';

/** The project that tests of faults copy: the example, or in a full run this project. */
export const copied = isFull
  ? { of: undefined, county: 'devon' }
  : { of: inject('exampleProject'), county: 'cornwall' };

/**
 * Makes a built copy with its own pictures, and in a full run its own browser, so that any file of
 * them can be damaged.
 */
export const copyToBreak = () =>
  copyToChange({
    of: copied.of,
    isBuilt: true,
    own: isFull ? ['.cache/chromium', '.cache/pictures'] : ['.cache/pictures'],
  });
