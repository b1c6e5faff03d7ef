import { pageDataId, type PageData } from '../../src/domain/rendering.ts';
import type { ReadPage } from '../read/read-site.ts';
import type { Rule } from '../types.ts';
import type { PageReading } from '../read/read-page.ts';

/** What must be the same before and after hydration. What changes with the database is left out. */
const compared: Readonly<
  Record<string, (reading: PageReading) => readonly string[]>
> = {
  title: ({ titles }) => titles,
  description: ({ descriptions }) => descriptions,
  canonical: ({ canonicals }) => canonicals,
  robots: ({ robots }) => robots,
  headings: ({ headings }) =>
    headings.map(({ level, text }) => `h${level} ${text}`),
  text: ({ blocks }) =>
    blocks.flatMap(({ live, text }) => (live ? [] : [text])),
  links: ({ links }) => links.map(({ href }) => href).sort(),
  'structured data': ({ data }) =>
    data.nodes.map((node) => JSON.stringify(node)),
};

function differences(before: PageReading, after: PageReading) {
  return Object.entries(compared).flatMap(([name, read]) => {
    const [was, is] = [read(before), read(after)];
    const length = Math.max(was.length, is.length);
    const at = Array.from({ length }, (_, index) => index).find(
      (index) => was[index] !== is[index],
    );
    if (at === undefined) return [];
    const where = `served "${was[at] ?? ''}", after hydration "${is[at] ?? ''}"`;
    return [{ what: `The ${name} differs`, where, cause: `${name} ${where}` }];
  });
}

/** Without a browser: the data that hydration starts from must say what the HTML says. */
function dataDifferences({
  reading: { pageData = '[]', titles, descriptions },
}: ReadPage) {
  let seo:
    | { readonly title?: string; readonly description?: string }
    | undefined;
  try {
    const contents = (JSON.parse(pageData) as PageData).map(
      ([, content]) => content as { readonly seo?: typeof seo },
    );
    seo = contents.find((content) => content?.seo)?.seo;
  } catch {
    const what = 'The data for hydration cannot be read';
    return [{ what, where: `script#${pageDataId}`, cause: what }];
  }
  const { title = titles[0], description = descriptions[0] } = seo ?? {};
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
    checkPage: (page) =>
      page.hydrated
        ? differences(page.reading, page.hydrated)
        : dataDifferences(page),
  },
];
