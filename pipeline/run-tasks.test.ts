import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { InputError } from '../src/domain/problems.ts';
import { runTasks } from './run-tasks.ts';

const wrong = (file: string) => new InputError([{ file, message: 'is wrong' }]);
const failLater = (error: Error) => async () => {
  await sleep(5);
  throw error;
};

test('tasks run side by side, and the story has what they make', async () => {
  const order: string[] = [];
  const made = await runTasks(async (start) => {
    const slow = start(async () => {
      order.push('slow begins');
      await sleep(10);
      order.push('slow ends');
      return 2;
    });
    const quick = start(async () => {
      order.push('quick begins');
      return 3;
    });
    return (await slow) * (await quick);
  });
  expect(made).toBe(6);
  expect(order).toEqual(['slow begins', 'quick begins', 'slow ends']);
});

test('everything wrong with inputs comes in one error, each problem once, however many waited for it', async () => {
  const failing = runTasks(async (start) => {
    const content = start(failLater(wrong('profile')));
    start(failLater(wrong('media')));
    start(async () => {
      await content;
    });
    await content;
  });
  await expect(failing).rejects.toThrow(/^profile: is wrong\nmedia: is wrong$/);
});

test('an error of another kind comes before problems with inputs', async () => {
  const failing = runTasks(async (start) => {
    start(failLater(wrong('profile')));
    start(failLater(new TypeError('a bug')));
  });
  await expect(failing).rejects.toThrow(TypeError);
});

test('nothing is left running when it ends, tasks started late included', async () => {
  const ended: string[] = [];
  const failing = runTasks(async (start) => {
    start(async () => {
      await sleep(5);
      start(async () => {
        await sleep(10);
        ended.push('late');
      });
      ended.push('early');
    });
    throw wrong('story');
  });
  await expect(failing).rejects.toThrow('story: is wrong');
  expect(ended).toEqual(['early', 'late']);
});
