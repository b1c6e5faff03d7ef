import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  arbitraryAnswers,
  completeAnswers,
} from '../../tests/support/quiz-answers.ts';
import {
  initialQuiz,
  quizReducer,
  type QuizAction,
  type QuizState,
} from './quiz-machine.ts';
import { isAnswered, LAST_STEP, noAnswers } from './steps.ts';

const complete = completeAnswers();
const ready: QuizState = { ...initialQuiz, ready: true };
const lastStep: QuizState = { ...ready, step: LAST_STEP, answers: complete };
const terms: QuizState = { ...lastStep, attempted: true, view: 'terms' };
const now = '2026-03-09T16:00:00.000Z';
const sending: QuizState = { ...terms, view: 'sending', createdAt: now };
const personCheck: QuizState = { ...sending, view: 'personCheck' };
const success: QuizState = { ...ready, view: 'success', answers: complete };

const restore = (
  given: Omit<Extract<QuizAction, { type: 'restore' }>, 'type'>,
) => quizReducer(initialQuiz, { type: 'restore', ...given });

test('withdrawing consent after a failed attempt does not make a new request', () => {
  const withdrawn = quizReducer(
    { ...lastStep, createdAt: now },
    { type: 'answer', answers: { gdprConsent: false } },
  );
  expect(withdrawn.createdAt).toBe(now);
});

test('after an answer is changed before sending, Next opens the first unanswered step', () => {
  const answers = { ...complete, name: '' };
  const changing = { ...lastStep, step: 1, changing: true, answers };
  expect(quizReducer(changing, { type: 'next' }).step).toBe(LAST_STEP - 1);
});

test('an answer given before hydration replaces the saved one, or begins a new request after a sent one', () => {
  const saved = { step: 3, answers: complete };
  expect(restore({ saved, typed: { areaSize: 'Large' } })).toEqual({
    ...ready,
    step: 0,
    answers: { ...complete, areaSize: 'Large' },
  });
  const { areaSize } = complete;
  expect(restore({ saved, typed: { areaSize } }).step).toBe(3);
  const sent = { ...saved, sent: true };
  expect(restore({ saved: sent, typed: { areaSize: 'Large' } })).toEqual({
    ...ready,
    answers: { ...noAnswers, areaSize: 'Large' },
  });
});

const every: readonly QuizAction[] = [
  { type: 'answer', answers: { name: 'Bob' } },
  { type: 'next' },
  { type: 'goTo', step: 1 },
  { type: 'change', step: 1 },
  { type: 'cancel' },
  { type: 'accept', now },
  { type: 'delivered', outcome: 'accepted' },
  { type: 'delivered', outcome: 'failed' },
  { type: 'restart' },
  { type: 'restore', saved: { step: 1, answers: noAnswers } },
];

test.each<[string, QuizState, readonly QuizAction['type'][]]>([
  ['an unanswered step', ready, ['answer', 'goTo']],
  ['an answered step', { ...lastStep, step: 2 }, ['answer', 'next', 'goTo']],
  ['the last step', lastStep, ['answer', 'next', 'goTo']],
  ['the terms', terms, ['goTo', 'change', 'cancel', 'accept']],
  [
    'the check that the visitor is a person',
    personCheck,
    ['goTo', 'cancel', 'accept'],
  ],
  ['sending', sending, ['delivered', 'delivered']],
  ['success', success, ['restart']],
])('%s allows only the actions listed for it', (_where, state, allowed) => {
  const changing = every
    .filter((action) => quizReducer(state, action) !== state)
    .map(({ type }) => type);
  expect(changing).toEqual(allowed);
});

const someAnswers = arbitraryAnswers();
const action: fc.Arbitrary<QuizAction> = fc.oneof(
  someAnswers.map((answers) => ({ type: 'answer', answers }) as const),
  fc.constant({ type: 'answer', answers: complete } as const),
  fc
    .boolean()
    .map(
      (honeypotFilled) => ({ type: 'accept', now, honeypotFilled }) as const,
    ),
  fc.record({ type: fc.constantFrom('next', 'next', 'cancel', 'restart') }),
  fc.record({
    type: fc.constant('delivered'),
    outcome: fc.constantFrom('accepted', 'failed'),
  }),
  fc.record({
    type: fc.constantFrom('goTo', 'change'),
    step: fc.nat(LAST_STEP),
  }),
  fc.record({
    type: fc.constant('restore'),
    saved: fc.record({
      step: fc.nat(LAST_STEP),
      answers: someAnswers.map((given) => ({ ...noAnswers, ...given })),
    }),
  }),
);

test('the quiz keeps its invariants under any sequence of actions', () => {
  let sends = 0;
  fc.assert(
    fc.property(
      fc.constantFrom(
        undefined,
        { step: 2, answers: complete },
        { step: LAST_STEP, answers: complete },
      ),
      fc.constantFrom(undefined, 'sending', 'failed', 'unsure'),
      fc.array(action, { maxLength: 60 }),
      (saved, delivery, actions) => {
        let state = restore({ saved, delivery });
        expect(state.problem === undefined || state.step === LAST_STEP).toBe(
          true,
        );
        for (const act of actions) {
          const before = state;
          state = quizReducer(before, act);
          expect(state.step).toBeGreaterThanOrEqual(0);
          expect(state.step).toBeLessThanOrEqual(LAST_STEP);
          expect(
            Math.abs(state.step - before.step) <= 1 ||
              ['delivered', 'goTo', 'change', 'next'].includes(act.type),
          ).toBe(true);
          for (let step = before.step; step < state.step; step += 1)
            expect(isAnswered(step, before.answers)).toBe(true);
          if (state.view === 'sending' && before.view !== 'sending') {
            sends += 1;
            expect(['terms', 'personCheck']).toContain(before.view);
            expect(state.createdAt).toBe(now);
          }
          if (state.view === 'terms' || state.view === 'sending') {
            expect(state.step).toBe(LAST_STEP);
            expect(state.answers.gdprConsent).toBe(true);
          }
          if (state.view === 'success')
            expect(state.answers).toEqual(before.answers);
          if (state.problem) expect(state.step).toBe(LAST_STEP);
          if (act.type !== 'answer' && act.type !== 'restart')
            expect(state.answers).toEqual(before.answers);
        }
      },
    ),
    { numRuns: 2000 },
  );
  // Makes sure that some sequences send a request.
  expect(sends).toBeGreaterThan(0);
});
