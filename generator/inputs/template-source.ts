import { subjects } from '#site/text-rules.ts';

/** The only fields that a link's `href` may be. */
const linkFields: ReadonlySet<string> = new Set(['hubPath', 'guaranteePath']);

/**
 * The tags that running text may contain. Only links have an attribute, `href`, and its value is
 * always a field. Titles, questions and answers may contain no tags.
 */
const textElements = new RegExp(
  `</?(?:p|h2|h3|ul|ol|li|strong|em|small)>|<a href="\\{\\{(?:${[...linkFields].join('|')})\\}\\}">|</a>`,
  'g',
);

/**
 * Describes the first thing in a template that is not allowed; undefined if there is none.
 * @param html true for running text, which may contain some tags
 */
export function refusedMarkup(
  source: string,
  html: boolean,
): string | undefined {
  if (/\{\{~?[{&]/.test(source)) return 'switches escaping off: use two braces';
  const rest = html ? source.replace(textElements, '') : source;
  const odd = /<[^\s\d].{0,30}/s.exec(rest)?.[0];
  if (odd === undefined) return undefined;
  const links = [...linkFields].map((field) => `{{${field}}}`).join(' or ');
  const remedy = html
    ? `Use p, h2, h3, ul, ol, li, strong, em and small without attributes, and links to ${links}`
    : 'This text is shown as it is: leave markup out';
  return `holds markup that is not allowed: "${odd}". ${remedy}`;
}

/** A template's front matter. */
export interface FrontMatter {
  /** Names of `subjects` that a page's town must have. */
  readonly needs: readonly string[];
  /** What the template states in words, by a name such as `season` or `interval`. */
  readonly says: Readonly<Record<string, string>>;
}

const block = /^---\n([\s\S]*?)\n---\n/;
const listOf = (value: string) => value.split(',').map((item) => item.trim());

/**
 * Reads a template's front matter: `needs: slate` and `says: season autumn` between lines of `---`.
 * @returns its values, its faults, and the body. Blank lines replace the front matter, so that line
 * numbers in messages match the file.
 */
export function readFrontMatter(
  source: string,
): FrontMatter & { body: string; faults: string[] } {
  const [whole = '', inside = ''] = block.exec(source) ?? [];
  const faults: string[] = [];
  const needs: string[] = [];
  const says: Record<string, string> = {};
  for (const line of inside.split('\n').filter(Boolean)) {
    const [, key = '', value = ''] = /^(\w+): (.+)$/.exec(line) ?? [];
    if (key === 'needs') needs.push(...listOf(value));
    else if (key === 'says')
      for (const item of listOf(value)) {
        const [, name = item, words = ''] = /^(\w+) (.+)$/.exec(item) ?? [];
        if (words === '')
          faults.push(
            `says "${item}" without words: write a name and the words, as in "season autumn"`,
          );
        says[name] = words;
      }
    else
      faults.push(
        `"${line}" is neither "needs: ..." nor "says: ...": correct it or take it out`,
      );
  }
  for (const name of needs)
    if (!Object.hasOwn(subjects, name))
      faults.push(
        `needs "${name}", which is not a subject of site/text-rules.ts: it has ${Object.keys(subjects).join(', ')}`,
      );
  return {
    needs,
    says,
    body:
      '\n'.repeat(whole.split('\n').length - 1) + source.slice(whole.length),
    faults,
  };
}
