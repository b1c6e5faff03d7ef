import { expect, test } from 'vitest';
import { markShared } from './shared-passages.ts';

const shared = (runs: ReturnType<typeof markShared>[0]) =>
  runs
    .flat()
    .filter((run) => run.shared)
    .map(({ text }) => text);

test('a passage of five words or more that both texts have is marked in both', () => {
  const [a, b] = markShared(
    ['We sweep the drive and sand the joints again today.'],
    ['First we sweep the drive and sand the joints, then rest.'],
  );
  expect(shared(a)).toEqual(['We sweep the drive and sand the joints']);
  expect(shared(b)).toEqual(['we sweep the drive and sand the joints']);
});

test('names of towns count as the same, and are marked as they stand', () => {
  const [a, b] = markShared(['In Newton Abbot we clean drives.'], ['In Exeter we clean drives.']);
  expect(shared(a)).toEqual(['In Newton Abbot we clean drives']);
  expect(shared(b)).toEqual(['In Exeter we clean drives']);
});

test('four words are no passage', () => {
  expect(shared(markShared(['one two three four five'], ['one two three four six'])[0])).toEqual([]);
});

test('nothing of a text is lost', () => {
  const lines = ['Sweep, then rinse: £3.00 per metre!', '', 'Exeter’s (EX1) drives.'];
  const [a] = markShared(lines, ['Sweep, then rinse: £3.00 per metre']);
  expect(a.map((runs) => runs.map(({ text }) => text).join(''))).toEqual(lines);
});
