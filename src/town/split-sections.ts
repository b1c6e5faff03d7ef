/** A part of a generated text: from one second-level heading to the next. */
export interface TextSection {
  /** For links within the page. */
  readonly id: string;
  /** Escaped HTML, as in the heading; empty before the first heading. */
  readonly heading: string;
  readonly html: string;
}

const toId = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/&[a-z#0-9]+;/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Cuts generated HTML at its `<h2>` headings, so that pictures can stand between the parts. Each part's id is its heading's words. */
export function splitSections(bodyHtml: string): TextSection[] {
  return bodyHtml
    .split(/(?=<h2[ >])/)
    .map((part) => {
      const [, heading = '', html = part] =
        /^<h2[^>]*>(.*?)<\/h2>(.*)$/s.exec(part) ?? [];
      return { id: toId(heading), heading, html: html.trim() };
    })
    .filter(({ heading, html }) => heading !== '' || html !== '');
}

/** A heading as plain text, for lists of contents. */
export const headingText = ({ heading }: TextSection): string =>
  heading
    .replace(/<[^>]+>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
