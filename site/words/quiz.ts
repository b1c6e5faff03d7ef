import type { QuizSurface } from '../../src/pack-types/facts.ts';
import { promises } from '../promises.ts';

/** How much there is to do. */
export const sizeQuestion = 'How big is the area?';
export const areaSizes = ['Small', 'Medium', 'Large'] as const;
export const sizeHints: Readonly<Record<(typeof areaSizes)[number], string>> = {
  Small: 'A path, steps or a small patio',
  Medium: 'A drive for two cars or a family patio',
  Large: 'A long drive, a whole house or a yard',
};

/** What there is to do. */
export const surfaceQuestion = 'What needs cleaning?';
export const surfaces = [
  { answer: 'Driveway', lead: 'Driveway Cleaning', services: ['driveway-cleaning'] },
  { answer: 'Patio', lead: 'Patio Cleaning', services: ['patio-cleaning'] },
  { answer: 'Decking', lead: 'Decking & Wood Cleaning', services: ['patio-cleaning'] },
  { answer: 'Render/Walls', lead: 'Render Cleaning', services: ['render-cleaning'] },
  { answer: 'Multiple Areas', lead: 'Full Restoration', services: ['pressure-washing'] },
  { answer: 'Other', lead: 'Other', services: ['pressure-washing', 'roof-moss-removal', 'gutter-cleaning'] },
] as const satisfies readonly QuizSurface[];

/** Beside a message that is longer than we can take. */
export const tooLong = 'Too long to send. Please shorten it: all of it is still here.';

/** What happens once a request was sent, after its answer within the promised time: no more than is promised elsewhere. */
export const afterSending: readonly string[] = [
  'We come and look. The visit is free and without obligation.',
  'The final price is confirmed after the site visit.',
];

/** What the request's message calls the two answers. */
export const leadLabels = { size: 'Area Size', surface: 'Surface Type' };

/** Said once a request has come. */
export const received = `We have your request and will contact you within ${promises.reply} to arrange your free site visit.`;

/** Stands above the button that sends a request. */
export const beforeSending =
  'This asks us for a free site visit and a quote. It does not commit you to anything, and the price is confirmed after the visit.';
