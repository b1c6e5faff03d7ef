import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryAnswers } from '../../tests/support/quiz-answers.ts';
import {
  noAnswers,
  formatWarning,
  questionEvent,
  quizFields,
  quizSteps,
} from './steps.ts';
import { towns } from '../../core/domain/towns.ts';

test('analytics never receives typed text, only options and the names of our towns', () => {
  const options = quizFields.flatMap((field) => field.options ?? []);
  const known = new Set([
    '',
    'Other',
    ...options.map(({ answer }) => answer),
    ...towns.map(({ label }) => label),
  ]);
  const answers = arbitraryAnswers().map((given) => ({
    ...noAnswers,
    ...given,
  }));
  fc.assert(
    fc.property(answers, fc.nat(quizSteps.length - 1), (given, step) => {
      const event = questionEvent(step, given);
      if (!event) return;
      expect(Object.keys(event)).toEqual(['step', 'question', 'answer']);
      expect(known).toContain(event.answer);
    }),
  );
});

test('only unusual e-mail addresses and phone numbers cause a warning', () => {
  const ask = (name: string, typed: string) =>
    formatWarning(
      quizFields.find(({ answer }) => answer === name)!,
      typed,
    );
  for (const usual of [
    'jo@example.org',
    ' jo.o-neill+web@mail.example.co.uk ',
    '',
  ])
    expect(ask('email', usual), usual).toBeUndefined();
  for (const odd of [
    'not-an-email',
    'jo@',
    'jo@example',
    'jo@@example.org',
    'jo smith@example.org',
    'jo@example.',
  ])
    expect(ask('email', odd), odd).toBe('Is this address right?');
  for (const usual of [
    '07700 900382',
    '+44 (0)1395 496 000',
    '01395-496000',
    '07700\u2011900\u2010382',
    '07700\u2012900\u2013382',
    '07700\u2014900\u2212382',
    '٠٧٧٠٠ ٩٠٠٣٨٢',
    '०७७०० ९००३८२',
    '０７７００９００３８２',
    '',
  ])
    expect(ask('phone', usual), usual).toBeUndefined();
  for (const odd of ['123', 'ring me', '0770', '07700 900382 900382', 'x'])
    expect(ask('phone', odd), odd).toBe('Is this number right?');
  for (const usual of ['123', 'Ng', '王', ''])
    expect(ask('name', usual), usual).toBeUndefined();
  for (const odd of ['\u0301', '\u{1D159}', '-'])
    expect(ask('name', odd), odd).toBe('Is this name right?');
});
