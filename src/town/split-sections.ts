/** The generated text under one h2, or before the first h2. */
export interface TextSection {
  /** Element id, for links to the section. */
  readonly id: string;
  /** HTML of the heading; empty for text before the first heading. */
  readonly heading: string;
  readonly html: string;
}

const toId = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/&[a-z#0-9]+;/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Splits generated HTML at its h2 headings, so that pictures can be placed between sections. */
export function splitSections(bodyHtml: string): TextSection[] {
  return bodyHtml
    .split(/(?=<h2[ >])/)
    .map((part) => {
      const [, heading = '', html = part] =
        /^<h2[^>]*>(.*?)<\/h2>(.*)$/s.exec(part) ?? [];
      return {
        id: toId(heading),
        heading,
        html: html.trim(),
      };
    })
    .filter(({ heading, html }) => heading !== '' || html !== '');
}
