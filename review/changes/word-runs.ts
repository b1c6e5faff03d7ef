import { diffArrays } from 'diff';

/** A stretch of words in a line that changed: in both states, only before, or only after. */
export interface WordRun {
  readonly kind: 'same' | 'gone' | 'new';
  readonly text: string;
}

const wordsOf = (line: string) => line.match(/\s*\S+/g) ?? [];

/** The words in which two lines differ. */
export const wordRuns = (before: string, after: string): WordRun[] =>
  diffArrays(wordsOf(before), wordsOf(after)).map(({ added, removed, value }) => ({
    kind: added ? 'new' : removed ? 'gone' : 'same',
    text: value.join(''),
  }));
