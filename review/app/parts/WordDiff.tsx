import { wordRuns } from '../../changes/word-runs.ts';

interface WordDiffProps {
  readonly before: string;
  readonly after: string;
}

/** Two texts as one, with the words that went and those that came. */
export const WordDiff = ({ before, after }: WordDiffProps) =>
  wordRuns(before, after).map(({ kind, text }, index) =>
    kind === 'same' ? text : kind === 'gone' ? <del key={index}>{text}</del> : <ins key={index}>{text}</ins>,
  );
