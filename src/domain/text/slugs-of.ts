/** Returns the slugs of towns or services. */
export const slugsOf = (rows: readonly { readonly slug: string }[]): string[] =>
  rows.map(({ slug }) => slug);
