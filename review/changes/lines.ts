import { diffArrays } from 'diff';

/** A line before and after a change. `before` is empty if it was added, `after` if removed. */
export interface LinePair {
  readonly before: string;
  readonly after: string;
}

/** Where two lists differ: the items that are gone, and those that came in their place. */
interface Hunk {
  readonly gone: readonly string[];
  readonly came: readonly string[];
}

/** Aligns two lists by their longest common subsequence, and lists where they differ. */
export function hunksOf(
  before: readonly string[],
  after: readonly string[],
): Hunk[] {
  const hunks: Hunk[] = [];
  let gone: readonly string[] = [];
  let came: readonly string[] = [];
  const close = () => {
    if (gone.length + came.length > 0) hunks.push({ gone, came });
    [gone, came] = [[], []];
  };
  const runs = diffArrays([...before], [...after]);
  for (const { added, removed, value } of runs) {
    if (removed) gone = value;
    else if (added) came = value;
    else close();
  }
  close();
  return hunks;
}

/**
 * Lists how two lists of lines differ, with each changed line beside its earlier text. A line that
 * only moved is not a difference.
 */
export function pairLines(
  before: readonly string[],
  after: readonly string[],
): LinePair[] {
  if (before.join('\n') === after.join('\n')) return [];
  const isGone = isMoreOftenIn(before, after);
  const isNew = isMoreOftenIn(after, before);
  return hunksOf(before, after).flatMap(({ gone, came }) =>
    pairHunk(gone.filter(isGone), came.filter(isNew)),
  );
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

/** Two lines count as one changed line if they share this much of their words. */
const ALIKE = 0.4;

/** Lists the words of a line, with every figure as 0. */
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

/**
 * Returns a test of whether a line is in `list` more often than in `other`. A line that only moved
 * fails it.
 */
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

/** A run of words in a line: in both states, only before, or only after. */
interface WordRun {
  readonly kind: 'same' | 'gone' | 'new';
  readonly text: string;
}

const spacedWords = (line: string) => line.match(/\s*\S+/g) ?? [];

/** Splits two lines into runs of words that are the same, removed or added. */
export const wordRuns = (before: string, after: string): WordRun[] =>
  diffArrays(spacedWords(before), spacedWords(after)).map(
    ({ added, removed, value }) => ({
      kind: added ? 'new' : removed ? 'gone' : 'same',
      text: value.join(''),
    }),
  );
