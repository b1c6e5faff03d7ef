import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { InputError } from '../core/domain/problems.ts';
import { waitForAll } from './wait-for-all.ts';

const wrong = (file: string) => new InputError([{ file, message: 'is wrong' }]);
const failLater = async (error: Error) => {
  await sleep(5);
  throw error;
};

test('the input problems of all failing tasks are reported in one error', async () => {
  const failing = waitForAll([
    failLater(wrong('profile')),
    failLater(wrong('media')),
  ]);
  await expect(failing).rejects.toThrow(/^profile: is wrong\nmedia: is wrong$/);
});

test('an unexpected error is reported in place of input problems', async () => {
  await expect(
    waitForAll([
      failLater(wrong('profile')),
      failLater(new TypeError('a bug')),
    ]),
  ).rejects.toThrow(TypeError);
});

test('no work is left running after a failure', async () => {
  let isEnded = false;
  const late = sleep(20).then(() => (isEnded = true));
  await expect(
    waitForAll([Promise.reject(wrong('story')), late]),
  ).rejects.toThrow('story: is wrong');
  expect(isEnded).toBe(true);
});
