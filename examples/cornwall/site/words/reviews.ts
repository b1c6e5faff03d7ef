/*
 * Placeholder: nobody wrote it. It shows how the section looks until reviews from real customers,
 * with their permission, replace it. Publishing invented reviews is unlawful in the UK (Digital
 * Markets, Competition and Consumers Act 2024): `sample` is there for the launch check.
 */
export interface Review {
  /** First name and initial. */
  readonly name: string;
  readonly location: string;
  readonly text: string;
  readonly stars: 1 | 2 | 3 | 4 | 5;
  /** Milliseconds before the entry animation, by place in the row. */
  readonly delay: number;
  /** False once a real customer said it. */
  readonly sample: boolean;
}

export const reviews: readonly Review[] = [
  {
    name: 'Sample S.',
    location: 'Falmouth',
    text: 'A sample of how a review looks here. Put the words of a real customer in its place.',
    stars: 5,
    delay: 0,
    sample: true,
  },
];
