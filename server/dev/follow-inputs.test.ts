import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { oneAtATime, overlayError } from './follow-inputs.ts';

test('saves that come together are one run, and those that come during a run are one more after it', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const ends: (() => void)[] = [];
  const run = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
  const save = oneAtATime(run);
  const waitAWhile = () => vi.advanceTimersByTimeAsync(1000);
  for (let saves = 0; saves < 3; saves += 1) save();
  expect(run).not.toHaveBeenCalled();
  await waitAWhile();
  for (let saves = 0; saves < 3; saves += 1) {
    save();
    await waitAWhile();
  }
  expect(run).toHaveBeenCalledTimes(1);
  ends[0]!();
  await waitAWhile();
  expect(run).toHaveBeenCalledTimes(2);
  ends[1]!();
  await waitAWhile();
  expect(run).toHaveBeenCalledTimes(2);
});

test('the overlay shows every line, and opens the file and line that the first names, where it names one', () => {
  const root = join(import.meta.dirname, '../..');
  const text =
    'templates/hub/intro/1.hbs: nofield: is not a field (line 2): see docs/writing.md\nsite/profiles/x.json: bad';
  const file = join(root, 'templates/hub/intro/1.hbs');
  expect(overlayError(text, root)).toMatchObject({
    message: text,
    id: file,
    loc: { file, line: 2 },
  });
  const message = 'two pages share 20% of their words';
  expect(overlayError(message, root)).toEqual({
    message,
    stack: '',
    plugin: 'content',
  });
});
