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

test.each(['', '{', 'null', '{}'])(
  'a stored value of %j is ignored',
  (text) => {
    stored.set('quote_answers', text);
    expect(loadQuiz()).toBeUndefined();
  },
);

test('any stored value is either parsed into a valid quiz or ignored', () => {
  const field = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom('Small', 'Patio', 'Exeter', true),
  );
  const answers = fc.dictionary(
    fc.oneof(
      fc.constantFrom(...Object.keys(noAnswers), '__proto__', 'toString'),
      fc.string(),
    ),
    field,
  );
  const saved = fc.oneof(
    fc.jsonValue(),
    fc.record({
      step: fc.oneof(fc.jsonValue(), fc.integer(), fc.double()),
      answers: fc.oneof(answers, fc.constant(complete)),
      createdAt: fc.jsonValue(),
    }),
  );
  fc.assert(
    fc.property(saved, (value) => {
      const quiz = parseSavedQuiz(JSON.parse(JSON.stringify(value)));
      if (!quiz) return;
      const { step, answers, createdAt = '2026-03-09' } = quiz;
      expect(Number.isInteger(step)).toBe(true);
      expect(Date.parse(createdAt)).not.toBeNaN();
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
