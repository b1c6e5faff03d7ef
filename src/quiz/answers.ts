import { areaSizes, surfaces } from '../../site/words/quiz.ts';

export type AreaSize = (typeof areaSizes)[number];
export type SurfaceType = (typeof surfaces)[number]['answer'];

/** The answers to choose from when asked what there is to do. */
export const surfaceTypes: readonly SurfaceType[] = surfaces.map(({ answer }) => answer);

export const MAX_TOWN_LENGTH = 50;

/** What the visitor has answered so far; an unanswered question is an empty string. */
export interface QuizAnswers {
  readonly areaSize: '' | AreaSize;
  readonly surfaceType: '' | SurfaceType;
  /** A town, village or city, despite the name, which the webhook's owner chose. */
  readonly postcode: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly additionalMessage: string;
  readonly gdprConsent: boolean;
}

export const noAnswers: QuizAnswers = {
  areaSize: '',
  surfaceType: '',
  postcode: '',
  name: '',
  email: '',
  phone: '',
  additionalMessage: '',
  gdprConsent: false,
};

export const STEP_COUNT = 5;
export const LAST_STEP = STEP_COUNT - 1;

const filled = (text: string) => text.trim() !== '';

/** Whether the question or questions of a step (0-4) are answered. Consent is asked for on sending. */
export function isAnswered(step: number, answers: QuizAnswers): boolean {
  switch (step) {
    case 0:
      return answers.areaSize !== '';
    case 1:
      return answers.surfaceType !== '';
    case 2:
      return filled(answers.postcode) && answers.postcode.trim().length <= MAX_TOWN_LENGTH;
    case 3:
      return filled(answers.name) && filled(answers.email) && filled(answers.phone);
    default:
      return true;
  }
}
