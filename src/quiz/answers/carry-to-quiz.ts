import { noAnswers, type QuizAnswers } from './answers.ts';
import { loadQuiz, saveQuiz } from './answers-storage.ts';

const QUESTION_AFTER_SIZE_AND_SURFACE = 2;

/** Begins the line of the message that an estimate goes along in. */
const ESTIMATE = 'Estimate on your website:';

interface Known extends Partial<Pick<QuizAnswers, 'areaSize' | 'surfaceType'>> {
  /** Label of the page's town. */
  readonly town?: string | undefined;
  /** What the estimator said: it stands in the message, where the visitor can change it. */
  readonly estimate?: string;
}

/** Answers what a page knows already, and opens the quiz at the first question that is left; what was answered before stays, but for an earlier estimate. */
export function carryToQuiz({ areaSize, surfaceType, town = '', estimate }: Known): void {
  const saved = loadQuiz();
  const before = saved && !saved.sent ? saved.answers : noAnswers;
  const message = before.additionalMessage.split('\n').filter((line) => !line.startsWith(ESTIMATE));
  if (estimate) message.push(`${ESTIMATE} ${estimate}.`);
  saveQuiz({
    step: QUESTION_AFTER_SIZE_AND_SURFACE,
    answers: {
      ...before,
      areaSize: areaSize || before.areaSize,
      surfaceType: surfaceType || before.surfaceType,
      postcode: before.postcode || town,
      additionalMessage: message.join('\n').trim(),
    },
  });
}
