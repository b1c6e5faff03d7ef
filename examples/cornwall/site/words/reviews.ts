import type { Review } from '#core/schemas/reviews.ts';

/*
 * Placeholder: nobody wrote it. It shows how the section looks until reviews from real customers,
 * with their permission, replace it. Publishing invented reviews is unlawful in the UK (Digital
 * Markets, Competition and Consumers Act 2024): `sample` is there for the launch check.
 */
export const reviews: readonly Review[] = [
  {
    name: 'Sample S.',
    location: 'Falmouth',
    text: 'Reviews of work in Falmouth stand in this place. This one shows only how long such a text may be.',
    stars: 5,
    delay: 0,
    sample: true,
  },
];
