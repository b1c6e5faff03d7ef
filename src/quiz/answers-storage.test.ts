import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { completeAnswers } from '../../tests/support/quiz-answers.ts';
import { loadQuiz, parseSavedQuiz, saveQuiz } from './answers-storage.ts';
import { isAnswered, LAST_STEP, noAnswers, quizFields } from './steps.ts';

const complete = completeAnswers();

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('the time of the first attempt to send is restored with the answers', () => {
  const createdAt = '2026-03-09T16:00:00.000Z';
  saveQuiz({ step: LAST_STEP, answers: complete, createdAt });
  expect(loadQuiz()).toEqual({ step: LAST_STEP, answers: complete, createdAt });
  expect(
    parseSavedQuiz({
      step: LAST_STEP,
      answers: complete,
      createdAt: 'yesterday',
    }),
  ).toEqual({
    step: LAST_STEP,
    answers: complete,
  });
});

test('saved answers are removed after a day', () => {
  vi.useFakeTimers({ now: Date.parse('2026-03-09T16:00:00Z') });
  saveQuiz({ step: LAST_STEP, answers: complete });
  vi.setSystemTime(Date.parse('2026-03-10T15:59:59Z'));
  expect(loadQuiz()).toEqual({ step: LAST_STEP, answers: complete });
  vi.setSystemTime(Date.parse('2026-03-09T15:50:00Z'));
  expect(loadQuiz(), 'the clock was set back').toEqual({
    step: LAST_STEP,
    answers: complete,
  });
  vi.setSystemTime(Date.parse('2026-03-10T16:00:00Z'));
  expect(loadQuiz()).toBeUndefined();
  expect(stored.size).toBe(0);
});

test('if storage is blocked, a reload loses the answers but causes no error', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', {
    getItem: refuse,
    setItem: refuse,
    removeItem: refuse,
  });
  saveQuiz({ step: 1, answers: complete });
  expect(loadQuiz()).toBeUndefined();
});

test.each([
  '',
  '{',
  'null',
  'true',
  '7',
  '"text"',
  '[]',
  '{}',
  '{"step":2}',
  '{"answers":null}',
])('a stored value of %j is ignored', (text) => {
  stored.set('quote_answers', text);
  expect(loadQuiz()).toBeUndefined();
});

test('the quiz opens at the saved step, but never beyond the first unanswered one', () => {
  expect(parseSavedQuiz({ step: 1, answers: complete })!.step).toBe(1);
  expect(
    parseSavedQuiz({ step: LAST_STEP, answers: { ...complete, name: ' ' } })!
      .step,
  ).toBe(LAST_STEP - 1);
  for (const step of [-1, 0.5, '3', null, Number.NaN])
    expect(
      parseSavedQuiz({ step, answers: complete })!.step,
      String(step),
    ).toBe(0);
  expect(parseSavedQuiz({ step: 99, answers: complete })!.step).toBe(LAST_STEP);
});

test('any stored value is either parsed into a valid quiz or ignored', () => {
  const field = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom('Small', 'Patio', 'Exeter', true),
  );
  const saved = fc.oneof(
    fc.jsonValue(),
    fc.record({
      step: fc.oneof(fc.jsonValue(), fc.integer()),
      answers: fc.dictionary(
        fc.oneof(
          fc.constantFrom(...Object.keys(noAnswers), '__proto__', 'toString'),
          fc.string(),
        ),
        field,
      ),
    }),
  );
  fc.assert(
    fc.property(saved, (value) => {
      const quiz = parseSavedQuiz(JSON.parse(JSON.stringify(value)));
      if (!quiz) return;
      const { step, answers } = quiz;
      expect(step).toBeGreaterThanOrEqual(0);
      expect(step).toBeLessThanOrEqual(LAST_STEP);
      expect(Object.keys(answers).sort()).toEqual(
        Object.keys(noAnswers).sort(),
      );
      for (const { answer, options } of quizFields)
        if (options)
          expect(['', ...options.map((one) => one.answer)]).toContain(
            answers[answer],
          );
        else expect(typeof answers[answer]).toBe('string');
      expect(typeof answers.gdprConsent).toBe('boolean');
      for (let earlier = 0; earlier < step; earlier++)
        expect(isAnswered(earlier, answers)).toBe(true);
    }),
    { numRuns: 1000 },
  );
});
