/** What comes before any work, on the buttons and beside the figures of every page. */
export const visit = {
  /** The header's button. */
  request: 'Request a Free Visit',
  /** The links that ask for a quote: on most pages, for a town's service, and at the end of the services page, a landing page and an empty diary. */
  ask: {
    page: 'Get a Free Quote',
    townService: 'Get Free Quote',
    services: 'Get Your Free Quote',
    landing: 'Get a Free Quote Today',
    card: 'Get a Quote',
    diary: 'Request Your Free Quote',
  },
  /** Beside the phone number. */
  quotes: 'Free quotes available',
  /** Where there is no figure. */
  priced: 'Priced after a free visit',
  /** Wherever a figure is given. */
  price: 'Final price confirmed after a visit',
} as const;
