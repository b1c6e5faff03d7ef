/** Control characters, direction marks and line separators, which terminals and logs obey. */
const control = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Makes text from outside safe for a line of a log, with escapes such as `\u{001b}`. */
export function printable(text: string): string {
  return text
    .toWellFormed()
    .replace(
      control,
      (character) =>
        `\\u{${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}}`,
    );
}
