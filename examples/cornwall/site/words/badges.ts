export interface Badge {
  readonly name: string;
  /** Site-relative address of a file in `site/public`. */
  readonly src: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Drawn stand-in until the business's own certificate replaces it. */
  readonly sample: boolean;
}

export const badges: readonly Badge[] = [
  {
    name: 'Sample certificate: public liability insurance',
    src: '/badges/insurance.svg',
    width: 240,
    height: 240,
    sample: true,
  },
];
