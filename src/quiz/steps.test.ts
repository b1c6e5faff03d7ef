import { expect, test } from 'vitest';
import { areaSizes } from '../../site/words/quiz.ts';
import { noAnswers, surfaceTypes } from './answers/answers.ts';
import { firstOpenStep, isAnswered, LAST_STEP, MAX_TOWN_LENGTH, STEP_COUNT } from './steps.ts';

const contact = { name: 'Ann', email: 'ann@example.com', phone: '01392 000000' };

test('the options are the published ones', () => {
  expect(areaSizes).toEqual(['Small', 'Medium', 'Large']);
  expect(surfaceTypes).toEqual(['Driveway', 'Patio', 'Decking', 'Render/Walls', 'Multiple Areas', 'Other']);
  expect([STEP_COUNT, LAST_STEP, MAX_TOWN_LENGTH]).toEqual([5, 4, 50]);
});

test.each([
  ['', false],
  ['   ', false],
  ['\t\n', false],
  ['Exeter', true],
  [' Exeter ', true],
  ['x'.repeat(50), true],
  [` ${'x'.repeat(50)} `, true],
  ['x'.repeat(51), false],
])('the town %j is an answer: %s', (postcode, answered) => {
  expect(isAnswered(2, { ...noAnswers, postcode })).toBe(answered);
});

test('neither email nor phone is held to a format', () => {
  expect(isAnswered(3, { ...noAnswers, name: 'Ann', email: 'call me instead', phone: 'after six' })).toBe(true);
});

test('the first open step is the first without an answer, and the last where all are answered', () => {
  const full = { ...noAnswers, areaSize: 'Small', surfaceType: 'Patio', postcode: 'Exeter', ...contact } as const;
  expect(firstOpenStep(noAnswers)).toBe(0);
  expect(firstOpenStep({ ...full, postcode: ' ' })).toBe(2);
  expect(firstOpenStep(full)).toBe(LAST_STEP);
});
