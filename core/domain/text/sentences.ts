interface SentenceRange {
  readonly start: number;
  readonly end: number;
}

/**
 * A sentence within a line. It ends at a punctuation mark, with any closing quotation marks and
 * brackets, before a space or the end of the line. A full stop before a lower-case letter belongs
 * to an abbreviation.
 */
const sentence =
  /\S.*?(?:[!?]+["'’”)\]]*(?=\s|$)|[.…]+["'’”)\]]*(?=\s+[^\s\p{Ll}]|\s*$)|\s*$)/gmu;

/** Returns the start and end of each sentence in a text, without surrounding spaces. */
export const splitSentences = (text: string): SentenceRange[] =>
  Array.from(text.matchAll(sentence), ({ 0: found, index }) => ({
    start: index,
    end: index + found.trimEnd().length,
  }));

/** Splits a text into sentences. A line break ends a sentence too. */
export const sentencesOf = (text: string): string[] =>
  splitSentences(text).map(({ start, end }) => text.slice(start, end));
