const breaks = new Intl.Segmenter('en-GB', { granularity: 'sentence' });

/** The sentences of a line of text, without the space around them. */
export function splitSentences(text: string): { readonly start: number; readonly end: number }[] {
  return [...breaks.segment(text)].map(({ segment, index }) => ({
    start: index + segment.length - segment.trimStart().length,
    end: index + segment.trimEnd().length,
  }));
}

/** The same as texts. */
export const sentencesOf = (text: string): string[] =>
  splitSentences(text).map(({ start, end }) => text.slice(start, end));
