import { diffArrays } from 'diff';

/** Words that an edit took away and that it brought; `either` are names that may be on both sides, such as a property's. */
export type WordDifference = ReturnType<typeof differenceOf>;

/** A line that was and what it became; one of the two is empty for a line that came or went. */
export interface LinePair {
  readonly before: string;
  readonly after: string;
}

/** Share of the words of two lines that both have, from which on one is taken for the other, changed. */
const ALIKE = 0.4;

const lowerWords = (line: string) =>
  line.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];

/** What two states of a page's text differ in, each line that changed beside what it was. Moved lines are no difference. */
export function pairLines(
  before: readonly string[],
  after: readonly string[],
): LinePair[] {
  const gone = without(before, after);
  const pairs = without(after, before).map((line): LinePair => {
    const words = new Set(lowerWords(line));
    let [best, bestShare] = [-1, ALIKE];
    gone.forEach((other, index) => {
      const theirs = lowerWords(other);
      const share =
        theirs.filter((word) => words.has(word)).length /
        Math.max(words.size, theirs.length, 1);
      if (share >= bestShare) [best, bestShare] = [index, share];
    });
    return {
      before: best < 0 ? '' : gone.splice(best, 1).join(''),
      after: line,
    };
  });
  return [
    ...pairs,
    ...gone.map((line): LinePair => ({ before: line, after: '' })),
  ];
}

/** The items of one list that are left when those of another are taken away, each as often as it is there. */
export function without(
  list: readonly string[],
  taken: readonly string[],
): string[] {
  const left = new Map<string, number>();
  for (const item of taken) left.set(item, (left.get(item) ?? 0) + 1);
  return list.filter((item) => {
    const count = left.get(item) ?? 0;
    if (count > 0) left.set(item, count - 1);
    return count === 0;
  });
}

/** A stretch of words in a line that changed: in both states, only before, or only after. */
export interface WordRun {
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

/** Words as they are compared; `of` and `the` stand everywhere and prove nothing, unless there is nothing else. */
export function significantWords(text: string): string[] {
  const all =
    text.toLowerCase().match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? [];
  const telling = all.filter((word) => word.length > 3 || /\d/.test(word));
  return telling.length > 0 ? telling : all;
}

/** What words two texts do not have in common, each counted as often as it stands there. */
export function differenceOf(
  before: string,
  after: string,
  names: readonly string[] = [],
) {
  const [was, is] = [significantWords(before), significantWords(after)];
  return {
    gone: new Set(without(was, is)),
    came: new Set(without(is, was)),
    either: new Set(names.flatMap(significantWords)),
  };
}

/** Words of `change` that `edit` accounts for, marked by their side. */
function accountedFor(change: WordDifference, edit: WordDifference): string[] {
  return [
    ...[...change.either].filter(
      (word) => edit.gone.has(word) || edit.came.has(word),
    ),
    ...[...change.gone]
      .filter((word) => edit.gone.has(word))
      .map((word) => `-${word}`),
    ...[...change.came]
      .filter((word) => edit.came.has(word))
      .map((word) => `+${word}`),
  ];
}

/** A smaller share of the words that changed may stand in an edit by chance. */
const MIN_SHARE = 1 / 3;

/** The fewest files whose edits hold the words that changed; of those that hold as many, all. None where the edits hold too few. */
export function filesThatHold(
  change: WordDifference,
  files: readonly string[],
  edits: ReadonlyMap<string, WordDifference>,
): string[] {
  const held = files.map((file) => {
    const edit = edits.get(file);
    return { file, words: edit ? accountedFor(change, edit) : [] };
  });
  const chosen: string[] = [];
  const seen = new Set<string>();
  for (;;) {
    const left = held.map((item) => ({
      ...item,
      count: item.words.filter((word) => !seen.has(word)).length,
    }));
    const most = Math.max(0, ...left.map(({ count }) => count));
    if (most === 0)
      return seen.size >= MIN_SHARE * (change.gone.size + change.came.size)
        ? chosen
        : [];
    for (const { file, words } of left.filter(({ count }) => count === most)) {
      chosen.push(file);
      for (const word of words) seen.add(word);
    }
  }
}
