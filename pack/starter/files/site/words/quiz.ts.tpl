import type { QuizQuestions } from '#core/schemas/quiz.ts';
import { promises } from '../promises.ts';

/** What is asked first, in this order. A further entry is a further question, whose answer goes along in the request. */
export const questions = {
  areaSize: {
    question: 'How big is the job?',
    line: 'Size',
    event: 'area_size',
    options: [
      { answer: 'Small', hint: 'An hour or two, as far as you can tell' },
      { answer: 'Medium', hint: 'Half a day or so' },
      { answer: 'Large', hint: 'A day or more, or you cannot say' },
    ],
  },
  surfaceType: {
    question: 'What is it about?',
    line: 'Work',
    event: 'surface_type',
    options: %{surfaces},
  },
} satisfies QuizQuestions;

/** What happens once a request was sent, after its answer within the promised time: no more than is promised elsewhere. */
export const afterSending: readonly string[] = [
  'We come to look. It costs nothing and binds you to nothing.',
  'The price is confirmed after it.',
];

/** Said once a request has come. */
export const received = `We have your request and will contact you within ${promises.reply} to arrange your free visit.`;

/** Stands above the button that sends a request. */
export const beforeSending =
  'This asks us for a free visit and a quote. You are free to say no to either.';
