import { diffArrays } from 'diff';

/** A line that was and what it became; one of the two is empty for a line that came or went. */
export interface LinePair {
  readonly before: string;
  readonly after: string;
}

/**
 * How two lists of lines differ. Lines are aligned by their longest common subsequence, and each
 * changed line is paired with its earlier text. A line that only moved is no difference.
 */
export function pairLines(
  before: readonly string[],
  after: readonly string[],
): LinePair[] {
  if (before.join('\n') === after.join('\n')) return [];
  const isGone = isMoreOftenIn(before, after);
  const isNew = isMoreOftenIn(after, before);
  const pairs: LinePair[] = [];
  let gone: readonly string[] = [];
  let came: readonly string[] = [];
  const close = () => {
    pairs.push(...pairHunk(gone.filter(isGone), came.filter(isNew)));
    [gone, came] = [[], []];
  };
  const runs = diffArrays([...before], [...after]);
  for (const { added, removed, value } of runs) {
    if (removed) gone = value;
    else if (added) came = value;
    else close();
  }
  close();
  return pairs;
}

/** Equal numbers of lines are paired in order; otherwise lines are paired by similarity. */
function pairHunk(
  gone: readonly string[],
  came: readonly string[],
): LinePair[] {
  if (gone.length === came.length)
    return came.map((after, index) => ({ before: gone[index] ?? '', after }));
  const left = [...gone];
  const pairs = came.flatMap((after): LinePair[] => {
    const place = left.findIndex((before) => areAlike(before, after));
    const passed = left.splice(0, place + 1);
    const before = passed.pop() ?? '';
    return [...passed.map(goneLine), { before, after }];
  });
  return [...pairs, ...left.map(goneLine)];
}

const goneLine = (before: string): LinePair => ({ before, after: '' });

/** Two lines count as one changed line if this share of their words is common. */
const ALIKE = 0.4;

/** Words of a line; any figure is like any other. */
const wordsOf = (line: string) =>
  line
    .toLowerCase()
    .replace(/\d[\d.,:]*/g, '0')
    .match(/[\p{L}\p{N}']+/gu) ?? [];

function areAlike(before: string, after: string): boolean {
  const words = new Set(wordsOf(before));
  const others = wordsOf(after);
  const shared = others.filter((word) => words.has(word)).length;
  return shared >= ALIKE * Math.max(words.size, others.length, 1);
}

/** Whether a line is more often in one list than in another: it did not only move. */
function isMoreOftenIn(
  list: readonly string[],
  other: readonly string[],
): (line: string) => boolean {
  const own = Map.groupBy(list, (line) => line);
  const others = Map.groupBy(other, (line) => line);
  const timesIn = (lines: typeof own, line: string) =>
    lines.get(line)?.length ?? 0;
  return (line) => timesIn(own, line) > timesIn(others, line);
}

/** A run of changed words in a line: in both states, only before, or only after. */
interface WordRun {
  readonly kind: 'same' | 'gone' | 'new';
  readonly text: string;
}

const spacedWords = (line: string) => line.match(/\s*\S+/g) ?? [];

/** The words in which two lines differ. */
export const wordRuns = (before: string, after: string): WordRun[] =>
  diffArrays(spacedWords(before), spacedWords(after)).map(
    ({ added, removed, value }) => ({
      kind: added ? 'new' : removed ? 'gone' : 'same',
      text: value.join(''),
    }),
  );
