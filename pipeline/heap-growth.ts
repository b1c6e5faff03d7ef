import { setFlagsFromString } from 'node:v8';
import { towns } from '../src/domain/towns.ts';

/** With so many towns a build takes minutes, and memory counts more than a second. */
const MANY_TOWNS = 1000;

/**
 * Whether a build trades time for memory. With fewer towns that would cost up to a tenth of the
 * time.
 */
export const hasManyTowns = towns.length > MANY_TOWNS;

/**
 * Makes V8 collect garbage once the heap has grown by a quarter since the last collection. By
 * itself it lets the heap grow up to fourfold.
 */
export function limitHeapGrowth(): void {
  setFlagsFromString('--heap-growing-percent=25');
}
