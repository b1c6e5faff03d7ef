import { expect, test } from 'vitest';
import { createPace } from './visitor-pace.ts';

test('a visitor may make 400 requests at once and then 50 a second, whatever others do', () => {
  let now = 0;
  const isWithinPace = createPace(() => now);
  const countAllowed = (requests: number, visitor: string) =>
    Array.from({ length: requests }, () => isWithinPace(visitor)).filter(
      Boolean,
    ).length;
  expect(countAllowed(1000, 'a')).toBe(400);
  expect(countAllowed(1, 'b')).toBe(1);
  now += 1000;
  expect(countAllowed(1000, 'a')).toBe(50);
});

test('only the latest visitors are remembered', () => {
  const isWithinPace = createPace(() => 0);
  for (let nth = 0; nth < 400; nth += 1) isWithinPace('a');
  expect(isWithinPace('a')).toBe(false);
  for (let nth = 0; nth < 10_000; nth += 1) isWithinPace(`other ${nth}`);
  expect(isWithinPace('a')).toBe(true);
});
