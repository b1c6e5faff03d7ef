import * as fc from 'fast-check';
import { quizFields, type QuizAnswers } from '../../src/quiz/steps.ts';

/**
 * Of each question what `value` makes of its options: undefined where it is answered with a text.
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
 * An answer to every question, whichever the quiz asks: the first option or a text, but for those
 * given.
 */
export const completeAnswers = (
  given: Partial<QuizAnswers> = {},
): QuizAnswers =>
  ({
    ...ofEachQuestion((options, answer) => options?.[0] ?? answer),
    gdprConsent: true,
    ...given,
  }) as QuizAnswers;

/** Answers as visitors and programs may give them, any of them left out. */
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
