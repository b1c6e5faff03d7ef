import { expect, test } from 'vitest';
import { textWidth } from './text-width.ts';

test('width follows the letters, not their number', () => {
  expect(textWidth('iiii', 20)).toBe(18);
  expect(textWidth('WWWW', 20)).toBe(76);
  expect(textWidth('£~', 10)).toBe(11);
});
