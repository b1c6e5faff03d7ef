import { RUN_WORDS, runsOf } from '../../../generator/likeness/runs.ts';
import {
  maskedWords,
  placedWords,
} from '../../../core/domain/text/masked-words.ts';

interface Line {
  readonly text: string;
  /** Whether the line counts when similarity is measured. */
  readonly running: boolean;
}

/**
 * Finds, in each line, the passages that another text has too, as alternate start and end offsets.
 * A passage has at least five words. Town names and postcodes are masked.
 */
export function sharedPlaces(
  lines: readonly Line[],
  others: readonly Line[],
): number[][] {
  const theirs = new Set(
    runsOf(
      others.flatMap(({ text, running }) => (running ? maskedWords(text) : [])),
    ),
  );
  const words = lines.map(({ text, running }) =>
    running
      ? placedWords(text).map((word) => ({ ...word, isShared: false }))
      : [],
  );
  const all = words.flat();
  runsOf(all.map(({ word }) => word)).forEach((run, start) => {
    if (theirs.has(run))
      for (const word of all.slice(start, start + RUN_WORDS))
        word.isShared = true;
  });
  return words.map((own) =>
    own.flatMap(({ start, end, isShared }, index) => {
      if (!isShared) return [];
      return [
        own[index - 1]?.isShared ? [] : start,
        own[index + 1]?.isShared ? [] : end,
      ].flat();
    }),
  );
}
