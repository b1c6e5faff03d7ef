import { areaSizes, surfaces } from '../../../site/words/quiz.ts';

/** The answers to choose from when asked what there is to do. */
export const surfaceTypes: readonly string[] = surfaces.map(({ answer }) => answer);

/** What the visitor has answered so far; an unanswered question is an empty string. */
export interface QuizAnswers {
  readonly areaSize: '' | (typeof areaSizes)[number];
  readonly surfaceType: string;
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
