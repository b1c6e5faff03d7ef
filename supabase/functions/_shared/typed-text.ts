/*
 * Cleaning of text that people type, paste or fill in automatically. The quote form and its
 * receiver both use these functions, so that they check the same text.
 */

/** Removes NUL and replaces unpaired surrogates, which PostgreSQL refuses. */
const storable = (text: string): string =>
  text.replaceAll('\0', '').toWellFormed();

/** Invisible characters, as in text pasted from a phone's contacts. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/** Line breaks, control characters and every kind of space, including U+2800. */
const blank = /[\p{Cc}\p{Z}\u2800]+/gu;

/**
 * Cleans one line of typed text: removes invisible characters, collapses spaces, and replaces
 * variants such as full-width letters (NFKC).
 */
export const typedLine = (text: string): string =>
  storable(text)
    .normalize('NFKC')
    .replaceAll(invisible, '')
    .replaceAll(blank, ' ')
    .trim();

/** Hyphens, dashes and the minus sign. */
const dash = /[\p{Pd}\u2043\u2212]/gu;

/**
 * Cleans a typed telephone number as `typedLine` does. Dashes become hyphens, and digits of other
 * scripts become 0 to 9.
 */
export const typedPhone = (text: string): string =>
  typedLine(text)
    .replaceAll(dash, '-')
    .replaceAll(/\p{Nd}/gu, plainDigit);

/** Returns `0` to `9` for a digit of any script: each script has its ten digits in a row. */
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

/** Invisible characters except the two joiners, which emoji and some scripts need. */
const hidden = /(?![\u200C\u200D])\p{Cf}/gu;

/**
 * Cleans typed text of several lines: removes characters that are invisible or that change the
 * direction of the text after them.
 */
export const typedText = (text: string): string =>
  storable(text).replaceAll(hidden, '').trim();

/** Matches an e-mail address that a mail program can reply to. */
export const emailShape =
  /^[^\s@<>",;:()[\]\\]+@[^\s@<>",;:()[\]\\]+\.[^\s@<>",;:()[\]\\.]{2,}$/u;
