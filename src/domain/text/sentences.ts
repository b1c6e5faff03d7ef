const breaks = new Intl.Segmenter('en-GB', { granularity: 'sentence' });

interface SentenceRange {
  readonly start: number;
  readonly end: number;
}

/** What a sentence may end with, and something after it; or nothing at all. */
const notOneSentence = /^$|[\p{Sentence_Terminal}…\n\r\u0085\u2028\u2029]./su;

/** Lines that were split last: the manifest, the report and the generator's explanation split the same ones, and it takes long. */
const known = new Map<string, readonly SentenceRange[]>();
const MAX_KNOWN = 2000;

/** The sentences of a line of text, without the space around them. */
export function splitSentences(text: string): readonly SentenceRange[] {
  const found = known.get(text);
  if (found) return found;
  // A split takes long, and memory outside the heap: most lines are headings, labels and single sentences.
  const segments = notOneSentence.test(text)
    ? breaks.segment(text)
    : [{ segment: text, index: 0 }];
  const ranges = [...segments].map(({ segment, index }) => ({
    start: index + segment.length - segment.trimStart().length,
    end: index + segment.trimEnd().length,
  }));
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(text, ranges);
  return ranges;
}

/** The same as texts. */
export const sentencesOf = (text: string): string[] =>
  splitSentences(text).map(({ start, end }) => text.slice(start, end));
