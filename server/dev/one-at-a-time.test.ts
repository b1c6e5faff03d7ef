import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('saves that come together are one run, and those that come during a run are one more after it', async () => {
  const ends: (() => void)[] = [];
  let atOnce = 0;
  const run = vi.fn(async () => {
    atOnce += 1;
    expect(atOnce).toBe(1);
    await new Promise<void>((resolve) => ends.push(resolve));
    atOnce -= 1;
  });
  const wish = oneAtATime(run, 60);
  for (let save = 0; save < 3; save += 1) wish();
  expect(run).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60);
  expect(run).toHaveBeenCalledTimes(1);
  for (let save = 0; save < 3; save += 1) {
    wish();
    await vi.advanceTimersByTimeAsync(60);
  }
  expect(run).toHaveBeenCalledTimes(1);
  ends[0]!();
  await vi.advanceTimersByTimeAsync(0);
  expect(run).toHaveBeenCalledTimes(2);
  ends[1]!();
  await vi.advanceTimersByTimeAsync(1000);
  expect(run).toHaveBeenCalledTimes(2);
});
