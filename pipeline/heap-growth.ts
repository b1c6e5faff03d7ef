import { setFlagsFromString } from 'node:v8';
import { towns } from '../src/domain/towns.ts';

/** Beyond this many towns a build takes minutes, and saving memory matters more than a second. */
const MANY_TOWNS = 1000;

/**
 * Whether builds save memory at the cost of time. With fewer towns, a build that saves memory takes
 * up to a tenth longer.
 */
export const hasManyTowns = towns.length > MANY_TOWNS;

/**
 * Makes V8 collect garbage once the heap has grown by a quarter since the last collection. By
 * default V8 lets the heap grow up to fourfold.
 */
export function limitHeapGrowth(): void {
  setFlagsFromString('--heap-growing-percent=25');
}
