import type { QuizQuestions } from '#core/schemas/quiz.ts';
import { promises } from '../promises.ts';

/**
 * What is asked first, in this order. A further entry is a further question, whose answer goes
 * along in the request.
 */
export const questions = {
  areaSize: {
    question: 'How big is the job?',
    line: 'Size',
    event: 'area_size',
    options: [
      { answer: 'Small', hint: 'A flat, a courtyard or one flight of steps' },
      { answer: 'Medium', hint: 'A terraced house or a family patio' },
      { answer: 'Large', hint: 'A detached house, a shop, or you cannot say' },
    ],
  },
  surfaceType: {
    question: 'What is it about?',
    line: 'Work',
    event: 'surface_type',
    options: [
      {
        answer: 'Windows',
        lead: 'Window Cleaning',
        services: ['window-cleaning'],
      },
      {
        answer: 'Gutters',
        lead: 'Gutter Cleaning',
        services: ['gutter-cleaning'],
      },
      { answer: 'Patio', lead: 'Patio Cleaning', services: ['patio-cleaning'] },
      {
        answer: 'Steps or walls',
        lead: 'Pressure Washing',
        services: ['pressure-washing'],
      },
    ],
  },
} satisfies QuizQuestions;

/**
 * What happens once a request was sent, after its answer within the promised time: no more than is
 * promised elsewhere.
 */
export const afterSending: readonly string[] = [
  'We come and look. The visit is free and without obligation.',
  'The final price is confirmed after the site visit.',
];

/** Said once a request has come. */
export const received = `We have your request and will contact you within ${promises.reply} to arrange your free site visit.`;

/** Stands above the button that sends a request. */
export const beforeSending =
  'This asks us for a free site visit and a quote. It does not commit you to anything, and the price is confirmed after the visit.';
