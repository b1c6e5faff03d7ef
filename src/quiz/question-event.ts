import type { QuizAnswers } from './answers/answers.ts';
import { quizSteps } from './steps.ts';

interface QuestionEvent {
  /** 1-5, as the visitor sees it. */
  readonly step: number;
  readonly question: string;
  readonly answer: string;
}

/** What analytics may learn of a finished step (0-4): undefined for steps that hold personal details. */
export function questionEvent(step: number, answers: QuizAnswers): QuestionEvent | undefined {
  const event = quizSteps[step]?.event;
  return event && { step: step + 1, question: event.question, answer: event.answer(answers) };
}
