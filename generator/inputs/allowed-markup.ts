import { linkFields } from './link-fields.ts';

/**
 * Running text has these elements, none of them with attributes but links, whose address is always a field;
 * titles, questions and answers have none at all.
 */
const textElements = new RegExp(
  `</?(?:p|h2|h3|ul|ol|li|strong|em|small)>|<a href="\\{\\{(?:${[...linkFields].join('|')})\\}\\}">|</a>`,
  'g',
);

/** Says what markup of a template is not allowed, undefined where all is; `html` for running text. */
export function refusedMarkup(source: string, html: boolean): string | undefined {
  const rest = html ? source.replace(textElements, '') : source;
  const odd = /<[^\s\d].{0,30}/s.exec(rest)?.[0];
  if (odd === undefined) return undefined;
  const links = [...linkFields].map((field) => `{{${field}}}`).join(' or ');
  const remedy = html
    ? `Use p, h2, h3, ul, ol, li, strong, em and small without attributes, and links to ${links}`
    : 'This text is shown as it is: leave markup out';
  return `holds markup that is not allowed: "${odd}". ${remedy}`;
}
