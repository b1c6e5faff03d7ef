import { typedText } from '../../supabase/functions/_shared/typed-text.ts';

/*
 * The optional message. It may be of any length, and what receivers take of it is sent. Lengths are
 * in UTF-16 code units, as receivers count them.
 */

/** At three bytes a character, with the other answers, less than the 64 KiB that receivers take. */
export const MAX_SENT = 20_000;

/** Control characters except tabs and line breaks. */
const controls = /(?![\t\n\r])\p{Cc}/gu;

/** Returns the message without characters that nobody sees or that receivers refuse. */
export const cleanMessage = (typed: string): string =>
  typedText(typed.replaceAll(controls, ''));

/** Returns at most the first `length` characters of a text, without half of a surrogate pair. */
export function firstOf(text: string, length: number): string {
  const cut = text.slice(0, length);
  return cut.isWellFormed() ? cut : cut.slice(0, -1);
}

/** Returns what is sent of a message. */
export const sentMessage = (typed: string): string =>
  firstOf(cleanMessage(typed), MAX_SENT);
