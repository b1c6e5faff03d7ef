/** Characters that steer a terminal or a log instead of being shown: controls of both ranges, direction marks, line separators. */
const steering = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Text from outside, fit for one line of a terminal or of a CI log: what would steer either is written as its number. */
export function printable(text: string): string {
  return text
    .toWellFormed()
    .replace(
      steering,
      (character) =>
        `\\u{${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}}`,
    );
}
