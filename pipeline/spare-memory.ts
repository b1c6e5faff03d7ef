import { setFlagsFromString } from 'node:v8';
import { towns } from '../src/domain/towns.ts';

/** So many towns' pages take minutes: memory counts more than a second. */
const MANY_TOWNS = 1000;

/** Whether a build holds less where that costs it time, which with fewer towns would be up to a tenth of it. */
export const sparesMemory = towns.length > MANY_TOWNS;

/** Garbage is collected once a quarter more is held than lived the last time; V8 by itself waits for up to three times as much more. */
export function spareMemory(): void {
  if (sparesMemory) setFlagsFromString('--heap-growing-percent=25');
}
