import type { QuizQuestions } from '#core/schemas/quiz.ts';
import { promises } from '../promises.ts';

/**
 * What is asked first, in this order. A further entry is a further question, whose answer goes
 * along in the request.
 */
export const questions = {
  areaSize: {
    question: 'How big is the area?',
    line: 'Area Size',
    event: 'area_size',
    options: [
      { answer: 'Small', hint: 'A path, steps or a small patio' },
      { answer: 'Medium', hint: 'A drive for two cars or a family patio' },
      { answer: 'Large', hint: 'A long drive, a whole house or a yard' },
    ],
  },
  surfaceType: {
    question: 'What needs cleaning?',
    line: 'Surface Type',
    event: 'surface_type',
    options: [
      {
        answer: 'Driveway',
        lead: 'Driveway Cleaning',
        services: ['driveway-cleaning'],
      },
      { answer: 'Patio', lead: 'Patio Cleaning', services: ['patio-cleaning'] },
      {
        answer: 'Decking',
        lead: 'Decking & Wood Cleaning',
        services: ['patio-cleaning'],
      },
      {
        answer: 'Render/Walls',
        lead: 'Render Cleaning',
        services: ['render-cleaning'],
      },
      {
        answer: 'Multiple Areas',
        lead: 'Full Restoration',
        services: ['pressure-washing'],
      },
      {
        answer: 'Other',
        lead: 'Other',
        services: ['pressure-washing', 'roof-moss-removal', 'gutter-cleaning'],
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
