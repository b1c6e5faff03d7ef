import { expect, test } from 'vitest';
import { createDiskWatch } from './disk-watch.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Watches a disk with so many megabytes free. @returns what the owner is told, and the hours */
function watchDisk(freeMb: number, tell = async () => undefined) {
  const told: number[] = [];
  const time = { hours: 0 };
  const watch = createDiskWatch({
    folder: '.',
    tell: async (mb) => {
      told.push(mb);
      await tell();
    },
    logError: () => undefined,
    readFreeMb: async () => freeMb,
    clock: () => time.hours * HOUR_MS,
  });
  return { told, time, watch };
}

test('the owner is told once a day that less than 200 MB are free', async () => {
  const { told, time, watch } = watchDisk(199);
  for (time.hours = 0; time.hours <= 24; time.hours += 1) await watch();
  expect(told).toEqual([199, 199]);
  const enough = watchDisk(200);
  await enough.watch();
  expect(enough.told).toEqual([]);
});

test('an owner who could not be told is told again an hour later', async () => {
  const { told, time, watch } = watchDisk(10, async () => {
    throw new Error('the mail server answered 554');
  });
  await watch();
  await watch();
  time.hours = 1;
  await watch();
  expect(told).toEqual([10, 10]);
});
