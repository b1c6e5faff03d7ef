/** Returns the slugs of towns or services. */
export const slugsOf = (rows: readonly { readonly slug: string }[]): string[] =>
  rows.map(({ slug }) => slug);

/** Words as part of an address: `St Just & Pendeen` is `st-just-and-pendeen`. */
export function slugOf(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’.]/g, '')
    .replaceAll('&', ' and ')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
