/** What comes before any work, on the buttons and beside the figures of every page. */
export const visit = {
  /** The header's button. */
  request: 'Request a Free Site Visit',
  /** Beside the phone number. */
  quotes: 'Free quotes available',
  /** Opens the quote page. */
  badge: 'Free Site Visit, No Obligation, Professional Service',
  /** Wherever a figure is given. */
  price: 'Final price confirmed after site visit',
  /** On the pictures of shared links. */
  card: 'Free site visit, price in writing',
} as const;
