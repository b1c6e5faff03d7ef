import { expect, onTestFinished, test, vi } from 'vitest';
import { createProgress } from './progress.ts';

/** Returns what is written while 10 pieces of work are done, one every `pieceMs`. */
function watch(pieceMs: number, isTTY: boolean): string[] {
  const written: string[] = [];
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const stream = { isTTY, write: (text: string) => written.push(text) };
  const step = createProgress('Pictures', stream);
  for (let done = 1; done <= 10; done += 1) {
    vi.advanceTimersByTime(pieceMs);
    step(done, 10);
  }
  return written;
}

test.each([true, false])(
  'work of less than two seconds prints nothing (terminal: %s)',
  (isTTY) => {
    expect(watch(190, isTTY)).toEqual([]);
  },
);

test('outside a terminal a line is written after two seconds and then at most one every five seconds', () => {
  expect(watch(2000, false)).toEqual([
    'Pictures: 1 of 10\n',
    'Pictures: 4 of 10\n',
    'Pictures: 7 of 10\n',
  ]);
});

test('on a terminal one line is redrawn in place and cleared at the end', () => {
  const written = watch(1000, true);
  expect(written[0]).toBe('\r\u001B[KPictures: 2 of 10');
  expect(written.at(-1)).toBe('\r\u001B[K');
  expect(written.join('')).not.toContain('\n');
});
