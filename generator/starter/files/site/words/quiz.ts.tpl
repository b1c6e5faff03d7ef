import type { QuizSurface } from '../../src/pack-types/facts.ts';
import { promises } from '../promises.ts';

/** How much there is to do. */
export const sizeQuestion = %{stays}'How big is the job?';
export const areaSizes = %{stays}['Small', 'Medium', 'Large'] as const;
export const sizeHints: Readonly<Record<(typeof areaSizes)[number], string>> = {
  Small: 'An hour or two, as far as you can tell',
  Medium: 'Half a day or so',
  Large: 'A day or more, or you cannot say',
};

/** What there is to do. */
export const surfaceQuestion = %{stays}'What is it about?';
export const surfaces = %{surfaces} as const satisfies readonly QuizSurface[];

/** Beside a text that is longer than can be sent. */
export const tooLong = %{stays}'Too long to send. Please shorten it: all of it is still here.';

/** What happens once a request was sent, after its answer within the promised time: no more than is promised elsewhere. */
export const afterSending: readonly string[] = [
  'We come to look. It costs nothing and binds you to nothing.',
  'The price is confirmed after it.',
];

/** What the request's message calls the two answers. */
export const leadLabels = %{stays}{ size: 'Size', surface: 'Work' };

/** Said once a request has come. */
export const received = %{stays}`We have your request and will contact you within ${promises.reply} to arrange your free visit.`;

/** Stands above the button that sends a request. */
export const beforeSending =
  %{stays}'This asks us for a free visit and a quote. You are free to say no to either.';
