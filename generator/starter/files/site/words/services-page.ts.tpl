/** What the services page opens with: the words of the link to the guarantee, and those before and after it. */
export const servicesLede = {
  before: 'What we do and what it costs, said plainly, and',
  guarantee: 'our guarantee',
  after: 'with it. The final price is confirmed after we have seen the work.',
} as const;
