import type { QuizSurface } from '../../src/pack-types/facts.ts';

/** How much there is to do. */
export const sizeQuestion = 'How big is the job?';
export const areaSizes = ['Small', 'Medium', 'Large'] as const;
export const sizeHints: Readonly<Record<(typeof areaSizes)[number], string>> = {
  Small: 'An hour or two, as far as you can tell',
  Medium: 'Half a day or so',
  Large: 'A day or more, or you cannot say',
};

/** What there is to do. */
export const surfaceQuestion = 'What is it about?';
export const surfaces = %{surfaces} as const satisfies readonly QuizSurface[];
