/** A stretch of words in a line that changed: in both states, only before, or only after. */
export interface WordRun {
  readonly kind: 'same' | 'gone' | 'new';
  readonly text: string;
}

/** Longer texts are compared from both ends only: a table of all pairs of words would be large. */
const MAX_CELLS = 250_000;

/** The words in which two lines differ, by their longest common sequence. */
export function wordRuns(before: string, after: string): WordRun[] {
  const [a, b] = [split(before), split(after)];
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const [middleA, middleB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  return join([
    ...a.slice(0, start).map((text) => ({ kind: 'same' as const, text })),
    ...(middleA.length * middleB.length > MAX_CELLS ? replaced(middleA, middleB) : longestCommon(middleA, middleB)),
    ...a.slice(a.length - end).map((text) => ({ kind: 'same' as const, text })),
  ]);
}

const split = (line: string) => line.match(/\s*\S+/g) ?? [];

const replaced = (a: readonly string[], b: readonly string[]): WordRun[] => [
  ...a.map((text) => ({ kind: 'gone' as const, text })),
  ...b.map((text) => ({ kind: 'new' as const, text })),
];

function longestCommon(a: readonly string[], b: readonly string[]): WordRun[] {
  const lengths = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      lengths[i]![j] = a[i] === b[j] ? lengths[i + 1]![j + 1]! + 1 : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!);
  const runs: WordRun[] = [];
  for (let [i, j] = [0, 0]; i < a.length || j < b.length;) {
    if (i < a.length && a[i] === b[j]) {
      runs.push({ kind: 'same', text: a[i]! });
      i += 1;
      j += 1;
    } else if (j >= b.length || (i < a.length && lengths[i + 1]![j]! >= lengths[i]![j + 1]!)) {
      runs.push({ kind: 'gone', text: a[i]! });
      i += 1;
    } else {
      runs.push({ kind: 'new', text: b[j]! });
      j += 1;
    }
  }
  return runs;
}

function join(runs: readonly WordRun[]): WordRun[] {
  const joined: WordRun[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    if (last?.kind === run.kind) joined[joined.length - 1] = { kind: run.kind, text: last.text + run.text };
    else joined.push(run);
  }
  return joined;
}
