/** What comes before any work, on the buttons and beside the figures of every page. */
export const visit = {
  /** The header's button. */
  request: 'Request a Free Visit',
  /** Beside the phone number. */
  quotes: 'Free quotes available',
  /** Opens the quote page. */
  badge: 'Free Visit, No Obligation, Price in Writing',
  /** Wherever a figure is given. */
  price: 'Final price confirmed after a visit',
  /** On the pictures of shared links. */
  card: 'Free visit, price in writing',
} as const;
