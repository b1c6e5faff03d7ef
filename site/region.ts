/** Where the business works. */
export const region = {
  /** The county's name, as in running text. */
  county: 'Devon',
} as const;
