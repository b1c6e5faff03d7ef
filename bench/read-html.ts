const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&#x27;': "'",
  '&#39;': "'",
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
};

/** HTML with its characters as they are read, whichever way a tool escapes them. */
export const plain = (html: string) => html.replace(/&(?:amp|quot|lt|gt|#x27|#39);/g, (entity) => entities[entity]!);

/** Text of the first heading; empty where there is none. */
export function readHeading(html: string): string {
  const [, inner = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? [];
  return plain(inner.replace(/<[^>]*>/g, ''));
}
