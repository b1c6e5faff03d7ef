import { expect, test } from 'vitest';
import { pagePath, paths } from '../../core/domain/pages.ts';
import type { QuoteFacts } from '../../core/domain/quote-link.ts';
import { withPress } from '../../src/quiz/quote-press.ts';
import type { SavedQuiz } from '../../src/quiz/answers-storage.ts';
import { noAnswers, type QuizAnswers } from '../../src/quiz/steps.ts';

const at = (path: string, facts: QuoteFacts = {}) => ({ path, facts });
const saved = (answers: Partial<QuizAnswers>): SavedQuiz => ({
  step: 3,
  answers: { ...noAnswers, areaSize: 'Small', ...answers },
});
/** The answers in the quiz after a series of presses on quote links. */
const after = (
  quiz: SavedQuiz | undefined,
  ...presses: readonly Parameters<typeof withPress>[1][]
) =>
  Object.fromEntries(
    Object.entries(presses.reduce(withPress, quiz)?.answers ?? {}).filter(
      ([, answer]) => answer,
    ),
  );

const roof = at(paths.townService('sidmouth', 'roof-moss-removal'));
const patio = at(paths.townService('exmouth', 'patio-cleaning'));
const washing = at(paths.townService('exmouth', 'pressure-washing'));

test.each([
  ['a hub', at(paths.town('sidmouth')), { postcode: 'Sidmouth' }],
  ['a patio page', patio, { postcode: 'Exmouth', surfaceType: 'Patio' }],
  [
    'a roof page, for which the form has no option',
    roof,
    {
      postcode: 'Sidmouth',
      surfaceType: 'Other',
      additionalMessage: 'Roof moss removal in Sidmouth.',
    },
  ],
  [
    'the landing page of a county',
    at(pagePath('roof-devon')),
    { surfaceType: 'Other', additionalMessage: 'Roof moss removal.' },
  ],
  [
    'the landing page of a town',
    at(pagePath('driveway-exeter')),
    { postcode: 'Exeter', surfaceType: 'Driveway' },
  ],
  [
    'a page for pressure washing, which names no surface',
    washing,
    {
      postcode: 'Exmouth',
      additionalMessage: 'Pressure washing in Exmouth.',
    },
  ],
  [
    'the landing page for pressure washing',
    at(pagePath('pressure-washing-devon')),
    { additionalMessage: 'Pressure washing.' },
  ],
  [
    "the gallery's wall",
    at(paths.gallery, { service: 'pressure-washing' }),
    { additionalMessage: 'Pressure washing.' },
  ],
  [
    'the estimator of a page for pressure washing',
    at(washing.path, {
      surfaceType: 'Other',
      areaSize: 'Large',
      estimate: 'about 90 m² of paths, steps and paving, from £270',
    }),
    {
      areaSize: 'Large',
      surfaceType: 'Other',
      postcode: 'Exmouth',
      additionalMessage:
        'Pressure washing in Exmouth.\n' +
        'Estimate on your website: about 90 m² of paths, steps and paving, from £270.',
    },
  ],
  [
    'a card for work that the form names',
    at(paths.services, { work: 'Full Restoration' }),
    { surfaceType: 'Multiple Areas' },
  ],
  [
    'a card for other work',
    at(paths.services, { work: 'Sports Surfaces' }),
    { surfaceType: 'Other', additionalMessage: 'Sports surfaces.' },
  ],
  ['a page about nothing in particular', at(paths.home), {}],
] as const)(
  'a quote link on %s fills in the answers that its page gives',
  (_name, press, answers) => {
    expect(after(undefined, press)).toEqual(answers);
  },
);

test('a quote link keeps the answers that the visitor has given', () => {
  const own = saved({
    surfaceType: 'Decking',
    postcode: 'Bude',
    additionalMessage: 'Mind the dog.\n\nRing first.',
  });
  expect(withPress(own, patio)).toBe(own);
  expect(after(own, roof)).toMatchObject({
    surfaceType: 'Decking',
    postcode: 'Bude',
    additionalMessage:
      'Mind the dog.\n\nRing first.\nRoof moss removal in Sidmouth.',
  });
});

test('a later quote link replaces the answers that an earlier one filled in', () => {
  expect(after(saved({ additionalMessage: 'Hello.' }), roof, patio)).toEqual({
    areaSize: 'Small',
    surfaceType: 'Patio',
    postcode: 'Exmouth',
    additionalMessage: 'Hello.',
  });
});

test('a quote link that names no surface takes back what an earlier one filled in about other work', () => {
  const estimated = at(patio.path, {
    surfaceType: 'Decking',
    areaSize: 'Large',
    estimate: 'about 70 m² of timber deck, from £245',
  });
  const asked = {
    postcode: 'Exmouth',
    additionalMessage: 'Pressure washing in Exmouth.',
  };
  expect(after(undefined, roof, estimated, washing)).toEqual(asked);
  const chosen = saved({ surfaceType: 'Render/Walls', areaSize: 'Medium' });
  expect(after(chosen, washing)).toEqual({
    areaSize: 'Medium',
    surfaceType: 'Render/Walls',
    ...asked,
  });
});

test("an estimate replaces the visitor's answers, and a plain quote link on the same page keeps it", () => {
  const estimated = at(patio.path, {
    surfaceType: 'Decking',
    areaSize: 'Large',
    estimate: 'about 70 m² of timber deck, from £245',
  });
  const answers = {
    areaSize: 'Large',
    surfaceType: 'Decking',
    postcode: 'Exmouth',
    additionalMessage:
      'Estimate on your website: about 70 m² of timber deck, from £245.',
  };
  const quiz = saved({ surfaceType: 'Driveway' });
  expect(after(quiz, estimated, patio)).toEqual(answers);
  expect(
    after(
      quiz,
      estimated,
      at(patio.path, { ...estimated.facts, estimate: 'ask us' }),
    ),
  ).toMatchObject({ additionalMessage: 'Estimate on your website: ask us.' });
});

test('after a request has been sent, a quote link that names a service begins a new request', () => {
  const sent = { ...saved({ surfaceType: 'Driveway' }), sent: true };
  expect(withPress(sent, at(paths.home))).toMatchObject({
    answers: sent.answers,
  });
  expect(withPress(sent, patio)).toMatchObject({
    step: 0,
    answers: { ...noAnswers, surfaceType: 'Patio', postcode: 'Exmouth' },
  });
});
