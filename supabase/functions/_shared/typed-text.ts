/*
 * What people type, paste or fill in automatically. The quote form and its receiver clean it by
 * these functions, so that both check the same text.
 */

/** Text that PostgreSQL takes: without NUL and unpaired surrogates. */
const storable = (text: string): string =>
  text.replaceAll('\0', '').toWellFormed();

/** Characters without a look of their own, as in text pasted from a phone's contacts. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/** Line breaks, controls and every kind of space, U+2800 included. */
const blank = /[\p{Cc}\p{Z}\u2800]+/gu;

/**
 * One line of typed text as people see it: without invisible characters, with single spaces, and in
 * one of several spellings that look alike (NFKC).
 */
export const typedLine = (text: string): string =>
  storable(text)
    .normalize('NFKC')
    .replaceAll(invisible, '')
    .replaceAll(blank, ' ')
    .trim();

/** Invisible characters but the two joiners, which emoji and some scripts are made with. */
const hidden = /(?![\u200C\u200D])\p{Cf}/gu;

/**
 * Typed text of several lines as people see it: without characters that hide, or that turn the
 * direction of what follows.
 */
export const typedText = (text: string): string =>
  storable(text).replaceAll(hidden, '').trim();

/** The shape of an e-mail address that a mail program can reply to. */
export const emailShape =
  /^[^\s@<>",;:()[\]\\]+@[^\s@<>",;:()[\]\\]+\.[^\s@<>",;:()[\]\\.]{2,}$/u;
