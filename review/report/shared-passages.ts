import { locateMaskedWords, type LocatedWord } from '../../src/domain/words/masked-words.ts';
import { shingles } from '../../generator/likeness/shingles.ts';

/** A stretch of a line that both texts have, or only one. */
export interface Run {
  readonly text: string;
  readonly shared: boolean;
}

/**
 * Marks what two texts share: words in a five-word run that both have. Runs cross line ends, as in
 * the measure of similarity.
 * @returns the lines of both texts, cut where sharing begins and ends
 */
export function markShared(a: readonly string[], b: readonly string[]): [a: Run[][], b: Run[][]] {
  const [wordsA, wordsB] = [a, b].map(locateLines) as [LineWord[], LineWord[]];
  const [runsA, runsB] = [wordsA, wordsB].map((words) => shingles(words.map(({ word }) => word))) as [
    string[],
    string[],
  ];
  return [cut(a, wordsA, runsA, new Set(runsB)), cut(b, wordsB, runsB, new Set(runsA))];
}

/** A word of a line, by the line's number. */
interface LineWord extends LocatedWord {
  readonly line: number;
}

const locateLines = (lines: readonly string[]): LineWord[] =>
  lines.flatMap((text, line) => locateMaskedWords(text).map((word) => ({ ...word, line })));

function cut(
  lines: readonly string[],
  words: readonly LineWord[],
  runs: readonly string[],
  others: ReadonlySet<string>,
): Run[][] {
  const length = words.length - runs.length + 1;
  const shared = new Set(runs.flatMap((run, start) => (others.has(run) ? words.slice(start, start + length) : [])));
  return lines.map((text, line) => {
    const own = words.filter((word) => word.line === line);
    const result: Run[] = [];
    const add = (from: number, to: number, isShared: boolean) => {
      if (from >= to) return;
      const last = result.at(-1);
      if (last?.shared === isShared)
        result[result.length - 1] = { text: last.text + text.slice(from, to), shared: isShared };
      else result.push({ text: text.slice(from, to), shared: isShared });
    };
    own.forEach((word, index) => {
      const before = own[index - 1];
      // The space between two shared words is shared too.
      add(before?.end ?? 0, word.start, shared.has(word) && before !== undefined && shared.has(before));
      add(word.start, word.end, shared.has(word));
    });
    add(own.at(-1)?.end ?? 0, text.length, false);
    return result;
  });
}
