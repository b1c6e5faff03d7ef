const breaks = new Intl.Segmenter('en-GB', { granularity: 'sentence' });

interface SentenceRange {
  readonly start: number;
  readonly end: number;
}

/** Text that is empty or may hold several sentences. */
const needsSplitting = /^$|[\p{Sentence_Terminal}…\n\r\u0085\u2028\u2029]./su;

/** Cache: manifest, report and `--explain` split the same lines, which is slow. */
const cache = new Map<string, readonly SentenceRange[]>();
const MAX_CACHED = 2000;

/** Where each sentence of a line starts and ends, without surrounding space. */
export function splitSentences(text: string): readonly SentenceRange[] {
  const found = cache.get(text);
  if (found) return found;
  // Most lines are headings, labels and single sentences. The segmenter is slow, and its memory
  // is not on the heap.
  const segments = needsSplitting.test(text)
    ? breaks.segment(text)
    : [{ segment: text, index: 0 }];
  const ranges = [...segments].map(({ segment, index }) => ({
    start: index + segment.length - segment.trimStart().length,
    end: index + segment.trimEnd().length,
  }));
  if (cache.size >= MAX_CACHED) cache.clear();
  cache.set(text, ranges);
  return ranges;
}

/** The sentences of a line. */
export const sentencesOf = (text: string): string[] =>
  splitSentences(text).map(({ start, end }) => text.slice(start, end));
