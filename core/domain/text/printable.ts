/** Control characters, direction marks and line separators, which terminals and logs obey. */
const control = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Escapes control characters, as in `\u{001b}`, so that untrusted text is safe in a log. */
export function printable(text: string): string {
  return text
    .toWellFormed()
    .replace(
      control,
      (character) =>
        `\\u{${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}}`,
    );
}
