import { pageDataId, type PageData } from '../../src/domain/rendering.ts';
import { countOf } from '../count-of.ts';
import type { ReadPage } from '../read/read-site.ts';
import type { Rule } from '../types.ts';

/** The data that hydration starts from must say what the HTML says. */
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
    isOfEveryPage: true,
    title: 'The page changes when its script starts',
    why: 'Crawlers that run scripts and those that do not see two different pages, and visitors see the page jump.',
    todo: 'Render the same from the same data: nothing from the clock, the window or storage in the first render.',
    checkPage: dataDifferences,
  },
  {
    id: 'missing-text',
    about: 'text',
    title: 'What was written for the page is not on it',
    why: 'The page was damaged after it was made, or a part of it does not show: visitors and crawlers read what nobody has checked.',
    todo: 'Build again; if it stays, mend the component that leaves the text out.',
    checkPage: ({ path, said }, { provenanceAt }) => {
      const shown = said.map(({ text }) => text).join('\n');
      const missing = [...(provenanceAt(path)?.sentences.keys() ?? [])].filter(
        (sentence) => !shown.includes(sentence),
      );
      const [first] = missing;
      return first === undefined
        ? []
        : [
            {
              what: `${countOf(missing.length, 'sentence')} made for the page cannot be read on it`,
              where: first,
            },
          ];
    },
  },
];
