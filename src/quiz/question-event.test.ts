import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { towns } from '../domain/towns.ts';
import { areaSizes } from '../../site/words/quiz.ts';
import { noAnswers, surfaceTypes } from './answers/answers.ts';
import { questionEvent } from './question-event.ts';

test('the first three steps report step, question and answer', () => {
  const answers = { ...noAnswers, areaSize: 'Large', surfaceType: 'Decking', postcode: 'Exeter' } as const;
  expect([0, 1, 2].map((step) => questionEvent(step, answers))).toEqual([
    { step: 1, question: 'area_size', answer: 'Large' },
    { step: 2, question: 'surface_type', answer: 'Decking' },
    { step: 3, question: 'town', answer: 'Exeter' },
  ]);
});

test('contact details and the last step report nothing', () => {
  expect([3, 4, 5].map((step) => questionEvent(step, noAnswers))).toEqual([undefined, undefined, undefined]);
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
