/** What the services page opens with: the words of the link to the guarantee, and those before and after it. */
export const servicesLede = {
  before: 'Competitive prices, said plainly, and a',
  guarantee: 'satisfaction guarantee',
  after: 'on every residential job. The final price is confirmed after we have seen the work.',
} as const;
