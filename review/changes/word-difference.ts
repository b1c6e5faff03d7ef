import { without } from './pair-lines.ts';
import type { WordDifference } from '../types.ts';

/** Words as they are compared; `of` and `the` stand everywhere and prove nothing, unless there is nothing else. */
export function significantWords(text: string): string[] {
  const all = text.toLowerCase().match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? [];
  const telling = all.filter((word) => word.length > 3 || /\d/.test(word));
  return telling.length > 0 ? telling : all;
}

/** What words two texts do not have in common, each counted as often as it stands there. */
export function differenceOf(before: string, after: string, names: readonly string[] = []): WordDifference {
  const [was, is] = [significantWords(before), significantWords(after)];
  return {
    gone: new Set(without(was, is)),
    came: new Set(without(is, was)),
    either: new Set(names.flatMap(significantWords)),
  };
}

/** Words of `change` that `edit` accounts for, marked by their side. */
function accountedFor(change: WordDifference, edit: WordDifference): string[] {
  const either = [...(change.either ?? [])].filter((word) => edit.gone.has(word) || edit.came.has(word));
  return [
    ...[...change.gone].filter((word) => edit.gone.has(word)).map((word) => `-${word}`),
    ...[...change.came].filter((word) => edit.came.has(word)).map((word) => `+${word}`),
    ...either,
  ];
}

/** A smaller share of the words that changed may stand in an edit by chance. */
const MIN_SHARE = 1 / 3;

const sizeOf = ({ gone, came }: WordDifference) => gone.size + came.size;

/** The fewest files whose edits hold the words that changed; of those that hold as many, all. None where the edits hold too few. */
export function filesThatHold(
  change: WordDifference,
  files: readonly string[],
  edits: ReadonlyMap<string, WordDifference>,
): string[] {
  const held = new Map(
    files.map((file) => {
      const edit = edits.get(file);
      return [file, edit ? accountedFor(change, edit) : []];
    }),
  );
  const chosen: string[] = [];
  const seen = new Set<string>();
  for (;;) {
    const left = [...held].map(([file, words]) => ({ file, count: words.filter((word) => !seen.has(word)).length }));
    const most = Math.max(0, ...left.map(({ count }) => count));
    if (most === 0) return seen.size >= MIN_SHARE * sizeOf(change) ? chosen : [];
    const best = left.filter(({ count }) => count === most).map(({ file }) => file);
    chosen.push(...best);
    for (const file of best) for (const word of held.get(file) ?? []) seen.add(word);
  }
}
