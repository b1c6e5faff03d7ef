import { inject } from 'vitest';
import { isFull } from './fault-share.ts';
import { copyToChange } from './project-copy.ts';

/** The project that tests of faults copy: the example, or in a full run this project. */
export const copied = isFull
  ? { of: undefined, county: 'devon' }
  : { of: inject('exampleProject'), county: 'cornwall' };

/** Makes a built copy with its own browser and pictures, so that any file in it can be damaged. */
export const copyToBreak = () =>
  copyToChange({
    of: copied.of,
    isBuilt: true,
    own: ['.cache/chromium', '.cache/pictures'],
  });
