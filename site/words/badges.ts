export interface Badge {
  readonly name: string;
  /** Site-relative address. */
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
  {
    name: 'Sample certificate: working at height',
    src: '/badges/working-at-height.svg',
    width: 240,
    height: 240,
    sample: true,
  },
  {
    name: 'Sample certificate: safe use of biocides',
    src: '/badges/biocides.svg',
    width: 240,
    height: 240,
    sample: true,
  },
];
