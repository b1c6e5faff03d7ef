interface SentenceRange {
  readonly start: number;
  readonly end: number;
}

/**
 * A sentence of a line. It ends at a mark that space follows, after quotation marks and brackets
 * that close, or where the line does. A full stop before a small letter is an abbreviation's.
 */
const sentence =
  /\S.*?(?:[!?]+["'’”)\]]*(?=\s|$)|[.…]+["'’”)\]]*(?=\s+[^\s\p{Ll}]|\s*$)|\s*$)/gmu;

/** Where each sentence of a text starts and ends, without surrounding space. */
export const splitSentences = (text: string): SentenceRange[] =>
  Array.from(text.matchAll(sentence), ({ 0: found, index }) => ({
    start: index,
    end: index + found.trimEnd().length,
  }));

/** The sentences of a line. */
export const sentencesOf = (text: string): string[] =>
  splitSentences(text).map(({ start, end }) => text.slice(start, end));
