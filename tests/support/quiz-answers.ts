import * as fc from 'fast-check';
import { quizFields, type QuizAnswers } from '../../src/quiz/steps.ts';

/**
 * Maps each question to what `value` returns for its options, which are undefined for free text.
 */
const ofEachQuestion = (
  value: (options: readonly string[] | undefined, answer: string) => unknown,
) =>
  Object.fromEntries(
    quizFields.map(({ answer, options }) => [
      answer,
      value(
        options?.map((one) => one.answer),
        answer,
      ),
    ]),
  );

/**
 * Returns an answer to every question of the quiz: the given one, or else the first option or a
 * text.
 */
export const completeAnswers = (
  given: Partial<QuizAnswers> = {},
): QuizAnswers =>
  ({
    ...ofEachQuestion((options, answer) => options?.[0] ?? answer),
    gdprConsent: true,
    ...given,
  }) as QuizAnswers;

/** Generates answers as visitors and programs may give them, with any answer left out. */
export const arbitraryAnswers = (): fc.Arbitrary<Partial<QuizAnswers>> => {
  const text = fc.oneof(
    fc.constantFrom('', 'Exeter'),
    fc.emailAddress(),
    fc.string(),
  );
  const answers = ofEachQuestion((options) =>
    options ? fc.constantFrom('', ...options) : text,
  );
  return fc.record(
    { ...(answers as object), gdprConsent: fc.boolean() },
    { requiredKeys: [] },
  );
};
