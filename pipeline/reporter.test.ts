import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createReporter } from './reporter.ts';

const printed: string[] = [];

beforeEach(() => {
  printed.length = 0;
  vi.useFakeTimers();
  vi.spyOn(console, 'log').mockImplementation(
    (line: string) => void printed.push(line),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/**
 * Returns the lines printed while a stage runs for `ms`. The note `meanwhile` is printed halfway.
 */
async function linesOf(
  ms: number,
  { json = false, meanwhile = '' } = {},
): Promise<readonly string[]> {
  const reporter = createReporter({ json, command: 'build' });
  const stage = reporter.time(
    'bundle',
    new Promise<void>((resolve) => setTimeout(resolve, ms)),
  );
  await vi.advanceTimersByTimeAsync(ms / 2);
  if (meanwhile !== '') reporter.note(meanwhile);
  await vi.advanceTimersByTimeAsync(ms / 2);
  await stage;
  return printed;
}

test('a stage that runs for two seconds without any output is named', async () => {
  expect(await linesOf(3000)).toEqual(['At work: bundle']);
});

test('a running stage is not named within two seconds, after other output, or with --json', async () => {
  expect(await linesOf(1900)).toEqual([]);
  expect(await linesOf(2400, { meanwhile: '49 towns' })).toEqual(['49 towns']);
  printed.length = 0;
  expect(await linesOf(3000, { json: true })).toEqual([]);
});
