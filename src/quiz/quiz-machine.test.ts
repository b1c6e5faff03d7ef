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

const act = (state: QuizState, ...actions: readonly QuizAction[]) =>
  actions.reduce(quizReducer, state);
const restore = (
  given: Omit<Extract<QuizAction, { type: 'restore' }>, 'type'>,
) => quizReducer(initialQuiz, { type: 'restore', ...given });

test('sent answers are shown, even after a reload, until the visitor starts another request', () => {
  expect(
    quizReducer(sending, { type: 'delivered', outcome: 'accepted' }),
  ).toEqual(success);
  const saved = { step: 0, answers: complete, sent: true };
  expect(restore({ saved })).toEqual(success);
  expect(restore({ saved, typed: { areaSize: 'Large' } })).toEqual({
    ...ready,
    answers: { ...noAnswers, areaSize: 'Large' },
  });
});

test('Back and Forward reach any question up to the first unanswered one, but not while sending', () => {
  for (const state of [lastStep, terms, personCheck])
    expect(quizReducer(state, { type: 'goTo', step: 1 })).toMatchObject({
      view: 'question',
      step: 1,
    });
  const begun = { ...ready, answers: { ...complete, name: '' } };
  expect(quizReducer(begun, { type: 'goTo', step: LAST_STEP }).step).toBe(
    LAST_STEP - 1,
  );
  for (const state of [sending, success])
    expect(quizReducer(state, { type: 'goTo', step: 1 })).toBe(state);
});

test('after an answer is changed before sending, Next returns to the last step', () => {
  const changing = quizReducer(terms, { type: 'change', step: 1 });
  expect(changing).toMatchObject({ view: 'question', step: 1 });
  expect(quizReducer(changing, { type: 'next' }).step).toBe(LAST_STEP);
  const emptied = { ...changing, answers: { ...complete, name: '' } };
  expect(act(emptied, { type: 'next' }).step).toBe(LAST_STEP - 1);
});

const failed = act(sending, { type: 'delivered', outcome: 'failed' });

test('a retry of the same answers keeps the time of the first attempt', () => {
  const again = act(failed, { type: 'next' }, { type: 'accept', now: 'later' });
  expect(again).toEqual(sending);
  const withdrawn = act(failed, {
    type: 'answer',
    answers: { gdprConsent: false },
  });
  expect(withdrawn.createdAt).toBe(now);
});

test('changing an answer after a failed attempt makes a new request with a new time', () => {
  const again = act(
    failed,
    { type: 'answer', answers: { name: 'Bob' } },
    { type: 'next' },
    { type: 'accept', now: 'later' },
  );
  expect(again).toMatchObject({ view: 'sending', createdAt: 'later' });
});

test('if the honeypot was filled in, the visitor has to confirm before anything is sent', () => {
  for (const state of [terms, personCheck])
    expect(
      quizReducer(state, { type: 'accept', now, honeypotFilled: true }),
    ).toEqual(personCheck);
  expect(quizReducer(personCheck, { type: 'accept', now })).toEqual(sending);
  expect(quizReducer(personCheck, { type: 'cancel' })).toEqual({
    ...sending,
    view: 'question',
  });
});

test('an answer given before hydration replaces the saved one, and the quiz opens at its step', () => {
  const saved = { step: 3, answers: complete };
  expect(restore({ saved, typed: { areaSize: 'Large' } })).toEqual({
    ...ready,
    step: 0,
    answers: { ...complete, areaSize: 'Large' },
  });
  const { areaSize } = complete;
  expect(restore({ saved, typed: { areaSize } }).step).toBe(3);
});

test('the state of the last request is restored only if the quiz opens at the last step', () => {
  const saved = { step: LAST_STEP, answers: complete, createdAt: now };
  expect(restore({ saved, delivery: 'sending' })).toEqual(sending);
  for (const delivery of ['failed', 'unsure'] as const)
    expect(restore({ saved, delivery })).toMatchObject({
      view: 'question',
      problem: delivery,
    });
  const early = { ...saved, step: 2 };
  expect(restore({ saved: early, delivery: 'failed' }).problem).toBeUndefined();
});

const every: readonly QuizAction[] = [
  { type: 'answer', answers: { name: 'Bob' } },
  { type: 'next' },
  { type: 'cancel' },
  { type: 'accept', now },
  { type: 'delivered', outcome: 'accepted' },
  { type: 'delivered', outcome: 'failed' },
  { type: 'restart' },
  { type: 'restore', saved: { step: 1, answers: noAnswers } },
];

test.each<[string, QuizState, readonly QuizAction['type'][]]>([
  ['an unanswered first step', ready, ['answer']],
  ['an answered first step', { ...lastStep, step: 0 }, ['answer', 'next']],
  ['an unanswered later step', { ...ready, step: 2 }, ['answer']],
  ['an answered later step', { ...lastStep, step: 2 }, ['answer', 'next']],
  ['the last step', lastStep, ['answer', 'next']],
  ['the terms', terms, ['cancel', 'accept']],
  [
    'the question whether the visitor is a person',
    personCheck,
    ['cancel', 'accept'],
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
      fc.array(action, { maxLength: 60 }),
      (saved, actions) => {
        let state = quizReducer(initialQuiz, { type: 'restore', saved });
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
  // Makes sure that the sequences reach every view.
  expect(sends).toBeGreaterThan(0);
});
