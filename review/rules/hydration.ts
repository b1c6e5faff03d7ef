import type { ReviewPage, Rule } from '../types.ts';
import type { PageReading } from '../read/read-page.ts';
import { eachPage } from './rule.ts';

/** What must be the same before and after hydration. Parts that change with the database are left out. */
const compared: Readonly<Record<string, (reading: PageReading) => string>> = {
  title: ({ titles }) => titles.join('\n'),
  description: ({ descriptions }) => descriptions.join('\n'),
  canonical: ({ canonicals }) => canonicals.join('\n'),
  robots: ({ robots }) => robots.join('\n'),
  headings: ({ headings }) => headings.map(({ level, text }) => `h${level} ${text}`).join('\n'),
  text: ({ blocks }) =>
    blocks
      .filter(({ live }) => !live)
      .map(({ text }) => text)
      .join('\n'),
  links: ({ links }) =>
    links
      .map(({ href }) => href)
      .sort()
      .join('\n'),
  'structured data': ({ data }) => data.nodes.map((node) => JSON.stringify(node)).join('\n'),
};

function differences(before: PageReading, after: PageReading) {
  return Object.entries(compared).flatMap(([name, read]) => {
    const [was, is] = [read(before).split('\n'), read(after).split('\n')];
    const at = Array.from({ length: Math.max(was.length, is.length) }, (_, index) => index).find(
      (index) => was[index] !== is[index],
    );
    if (at === undefined) return [];
    const where = `served "${was[at] ?? ''}", after hydration "${is[at] ?? ''}"`;
    return [{ what: `The ${name} differs`, where, cause: `${name} ${where}` }];
  });
}

/** Without a browser: the data that hydration starts from must say what the HTML says. */
function dataDifferences({ reading }: ReviewPage) {
  if (reading.pageData === undefined) return [];
  let data: unknown;
  try {
    data = JSON.parse(reading.pageData);
  } catch {
    return [{ what: 'The data for hydration cannot be read', where: 'script#page-data' }];
  }
  const seo = findSeo(data);
  if (!seo) return [];
  const pairs = [
    { name: 'title', inData: seo.title, inHtml: reading.titles[0] },
    { name: 'description', inData: seo.description, inHtml: reading.descriptions[0] },
  ];
  return pairs
    .filter(({ inData, inHtml }) => inData !== undefined && inData !== inHtml)
    .map(({ name, inData, inHtml = '' }) => ({
      what: `The ${name} differs from the data for hydration`,
      where: `served "${inHtml}", in the data "${inData}"`,
    }));
}

interface Seo {
  readonly title?: string;
  readonly description?: string;
}

/** The `seo` object of a page's content, inside the list of [query key, data] pairs. */
function findSeo(data: unknown): Seo | undefined {
  const contents: unknown[] = Array.isArray(data)
    ? data.map((entry) => (Array.isArray(entry) ? entry[1] : undefined))
    : [];
  const content = contents.find((one) => typeof one === 'object' && one !== null && 'seo' in one);
  return (content as { readonly seo: Seo } | undefined)?.seo;
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
