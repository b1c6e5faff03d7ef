/** Returns the slugs of towns or services. */
export const slugsOf = (rows: readonly { readonly slug: string }[]): string[] =>
  rows.map(({ slug }) => slug);

/** Makes a slug from a name: `st-just-and-pendeen` from `St Just & Pendeen`. */
export function slugOf(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’.]/g, '')
    .replaceAll('&', ' and ')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
