import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { areaSizes } from '../../site/words/quiz.ts';
import { noAnswers, surfaceTypes } from './answers/answers.ts';
import { isAnswered, LAST_STEP, MAX_TOWN_LENGTH, questionAbout, questionEvent, STEP_COUNT } from './steps.ts';
import { towns } from '../domain/towns.ts';

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

test('the first three steps report step, question and answer', () => {
  const answers = { ...noAnswers, areaSize: 'Large', surfaceType: 'Decking', postcode: 'Exeter' } as const;
  expect([0, 1, 2].map((step) => questionEvent(step, answers))).toEqual([
    { step: 1, question: 'area_size', answer: 'Large' },
    { step: 2, question: 'surface_type', answer: 'Decking' },
    { step: 3, question: 'town', answer: 'Exeter' },
  ]);
});

test('contact details and the last step report nothing', () => {
  expect([3, 4].map((step) => questionEvent(step, noAnswers))).toEqual([undefined, undefined]);
});

test('no event holds anything but an option or a town of ours, whatever was typed', () => {
  const known = new Set<string>(['', 'Other', ...areaSizes, ...surfaceTypes, ...towns.map(({ label }) => label)]);
  const typed = fc.oneof(fc.string(), fc.emailAddress(), fc.constantFrom(...towns.map(({ label }) => label)));
  const answers = fc.record({
    areaSize: fc.constantFrom(...areaSizes),
    surfaceType: fc.constantFrom(...surfaceTypes),
    postcode: typed,
    name: typed,
    email: typed,
    phone: typed,
    additionalMessage: typed,
    gdprConsent: fc.boolean(),
  });
  fc.assert(
    fc.property(answers, fc.nat(4), (given, step) => {
      const event = questionEvent(step, given);
      if (!event) return;
      expect(Object.keys(event)).toEqual(['step', 'question', 'answer']);
      expect(known).toContain(event.answer);
    }),
  );
});

test('only an e-mail address or a phone number that looks unusual is asked about', () => {
  for (const usual of ['jo@example.org', ' jo.o-neill+web@mail.example.co.uk ', ''])
    expect(questionAbout('email', usual), usual).toBeUndefined();
  for (const odd of ['not-an-email', 'jo@', 'jo@example', 'jo@@example.org', 'jo smith@example.org', 'jo@example.'])
    expect(questionAbout('email', odd), odd).toBe('Is this address right?');
  for (const usual of ['07700 900382', '+44 (0)1395 496 000', '01395-496000', ''])
    expect(questionAbout('phone', usual), usual).toBeUndefined();
  for (const odd of ['123', 'ring me', '0770', '07700 900382 900382', 'x'])
    expect(questionAbout('phone', odd), odd).toBe('Is this number right?');
  expect(questionAbout('name', '123')).toBeUndefined();
});
