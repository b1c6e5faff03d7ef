import { pageDataId, type PageData } from '../../src/domain/rendering.ts';
import { countOf } from '../count-of.ts';
import type { ReadPage } from '../read/read-site.ts';
import type { PageFinding, Rule } from '../types.ts';

/** What the data for hydration says of the head; undefined if it says nothing. */
function headInData(pageData: string) {
  const contents = (JSON.parse(pageData) as PageData).map(
    ([, content]) =>
      content as { seo?: Readonly<Record<string, string>> } | null,
  );
  return contents.find((content) => content?.seo)?.seo;
}

/** The data that hydration starts from must say what the HTML says. */
function dataDifferences({ reading }: ReadPage): PageFinding[] {
  const { pageData = '[]', titles, descriptions } = reading;
  const [title] = titles;
  const [description] = descriptions;
  const served = { title, description };
  try {
    const given = { ...served, ...headInData(pageData) };
    return (['title', 'description'] as const)
      .filter((name) => given[name] !== served[name])
      .map((name) => ({
        what: `The ${name} differs from the data for hydration`,
        where: `served "${served[name]}", in the data "${given[name]}"`,
      }));
  } catch {
    const what = 'The data for hydration cannot be read';
    return [{ what, where: `script#${pageDataId}`, cause: what }];
  }
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
      const made = [...(provenanceAt(path)?.sentences.keys() ?? [])];
      const missing = made.filter((sentence) => !shown.includes(sentence));
      const what = `${countOf(missing.length, 'sentence')} made for the page cannot be read on it`;
      return missing.slice(0, 1).map((where) => ({ what, where }));
    },
  },
];
