import { expect, test } from 'vitest';
import { printable } from './printable.ts';

test.each([
  ['a terminal command', 'exeter\u001B[2J', 'exeter\\u{001b}[2J'],
  ['one of the second range', 'a\u009B31m', 'a\\u{009b}31m'],
  ["a line break, after which a CI log's command could stand", 'a\n::error::b', 'a\\u{000a}::error::b'],
  ['another line break', 'a\u0085b\u2028c\u2029d', 'a\\u{0085}b\\u{2028}c\\u{2029}d'],
  ['a change of direction', 'a\u202Eb\u2066c', 'a\\u{202e}b\\u{2066}c'],
  ['half a character', 'a\uD800b', 'a\uFFFDb'],
])('%s is written as its number', (_what, text, shown) => {
  expect(printable(text)).toBe(shown);
});

test('what people write stays as it is', () => {
  expect(printable("Zoë O'Neill, £150 – 2nd floor 🏠")).toBe("Zoë O'Neill, £150 – 2nd floor 🏠");
});
