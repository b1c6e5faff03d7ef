import { noAnswers, type QuizAnswers } from '../quiz/answers.ts';
import { loadQuiz, saveQuiz } from '../quiz/answers-storage.ts';

const QUESTION_AFTER_SIZE_AND_SURFACE = 2;

/** Answers the quiz's first two questions, and its third where a town is known and none was typed; what was answered before stays. */
export function carryToQuiz(known: Pick<QuizAnswers, 'areaSize' | 'surfaceType'>, town: string | undefined): void {
  const before = loadQuiz()?.answers ?? noAnswers;
  saveQuiz({
    step: QUESTION_AFTER_SIZE_AND_SURFACE,
    answers: {
      ...before,
      areaSize: known.areaSize || before.areaSize,
      surfaceType: known.surfaceType || before.surfaceType,
      postcode: before.postcode || (town ?? ''),
    },
  });
}
