const breaks = new Intl.Segmenter('en-GB', { granularity: 'sentence' });

interface SentenceRange {
  readonly start: number;
  readonly end: number;
}

/** Lines that were split last: the manifest, the report and the generator's explanation split the same ones, and it takes long. */
const known = new Map<string, readonly SentenceRange[]>();
const MAX_KNOWN = 50_000;

/** The sentences of a line of text, without the space around them. */
export function splitSentences(text: string): readonly SentenceRange[] {
  const found = known.get(text);
  if (found) return found;
  const ranges = [...breaks.segment(text)].map(({ segment, index }) => ({
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
