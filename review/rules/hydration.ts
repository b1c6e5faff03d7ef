import type { ReviewPage, Rule } from '../types.ts';
import type { PageReading } from '../read/read-page.ts';
import { eachPage } from './rule.ts';

/** What must be the same before and after hydration. What changes with the database is left out. */
const compared: Readonly<Record<string, (reading: PageReading) => readonly string[]>> = {
  title: ({ titles }) => titles,
  description: ({ descriptions }) => descriptions,
  canonical: ({ canonicals }) => canonicals,
  robots: ({ robots }) => robots,
  headings: ({ headings }) => headings.map(({ level, text }) => `h${level} ${text}`),
  text: ({ blocks }) => blocks.flatMap(({ live, text }) => (live ? [] : [text])),
  links: ({ links }) => links.map(({ href }) => href).sort(),
  'structured data': ({ data }) => data.nodes.map((node) => JSON.stringify(node)),
};

function differences(before: PageReading, after: PageReading) {
  return Object.entries(compared).flatMap(([name, read]) => {
    const [was, is] = [read(before), read(after)];
    const length = Math.max(was.length, is.length);
    const at = Array.from({ length }, (_, index) => index).find((index) => was[index] !== is[index]);
    if (at === undefined) return [];
    const where = `served "${was[at] ?? ''}", after hydration "${is[at] ?? ''}"`;
    return [{ what: `The ${name} differs`, where, cause: `${name} ${where}` }];
  });
}

/** The `seo` object of a page's content, in the data that hydration starts from: it holds texts alone. */
const seoOf = (pageData = ''): { readonly title?: string; readonly description?: string } =>
  JSON.parse(/"seo":(\{[^{}]*\})/.exec(pageData)?.[1] ?? '{}');

/** Without a browser: the data that hydration starts from must say what the HTML says. */
function dataDifferences({ reading: { pageData, titles, descriptions } }: ReviewPage) {
  const { title = titles[0], description = descriptions[0] } = seoOf(pageData);
  const pairs = [
    { name: 'title', inData: title, inHtml: titles[0] },
    { name: 'description', inData: description, inHtml: descriptions[0] },
  ];
  return pairs
    .filter(({ inData, inHtml }) => inData !== inHtml)
    .map(({ name, inData, inHtml = '' }) => ({
      what: `The ${name} differs from the data for hydration`,
      where: `served "${inHtml}", in the data "${inData}"`,
    }));
}

export const hydrationRules: readonly Rule[] = [
  {
    id: 'hydrated-content',
    about: 'text',
    title: 'The page changes when its script starts',
    why: 'Crawlers that run scripts and those that do not see two different pages, and visitors see the page jump.',
    todo: 'Render the same from the same data: nothing from the clock, the window or storage in the first render.',
    check: eachPage((page, { hydrated }) => {
      const after = hydrated.get(page.path);
      return after ? differences(page.reading, after) : dataDifferences(page);
    }),
  },
];
