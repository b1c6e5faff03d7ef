import type { ReportPage } from '../../report-types.ts';
import { contentLinkingTo, linkingTo, pageOf, textOf } from '../data/report.ts';
import { FoldedLinks } from '../parts/links.tsx';
import { SavePage } from './SavePage.tsx';

interface LinkRow {
  readonly direction: 'in' | 'out';
  readonly path: string;
  readonly isContent: boolean;
  readonly words: string;
}

/** Where the page links to, and which pages link to it. */
export const LinkLists = ({ page }: { readonly page: ReportPage }) => (
  <>
    <FoldedLinks summary="Links to, in its content" pages={page.contentLinks.map(pageOf)} />
    <FoldedLinks summary="Links to, with the menu" pages={page.links.map(pageOf)} />
    <FoldedLinks summary="Linked from content of" pages={contentLinkingTo(page)} />
    <FoldedLinks summary="Linked from anywhere" pages={linkingTo(page)} />
    <SavePage
      page={page}
      what="links"
      columns={[
        { label: 'Direction', value: ({ direction }: LinkRow) => direction },
        { label: 'Page', value: ({ path }) => path },
        { label: 'In content', value: ({ isContent }) => (isContent ? 'yes' : 'no') },
        { label: 'Words', value: ({ words }) => words },
      ]}
      rows={() => linkRows(page)}
    />
  </>
);

/** Words of the links in content from one page to another. */
function anchorWords(from: ReportPage, to: ReportPage): string {
  const words = from.anchors.filter(([target]) => pageOf(target) === to).map(([, text]) => textOf(text));
  return [...new Set(words)].join(' | ');
}

function linkRows(page: ReportPage): LinkRow[] {
  const inContent = new Set(contentLinkingTo(page));
  return [
    ...page.links.map((target): LinkRow => {
      const to = pageOf(target);
      return {
        direction: 'out',
        path: to.path,
        isContent: page.contentLinks.includes(target),
        words: anchorWords(page, to),
      };
    }),
    ...linkingTo(page).map((from): LinkRow => ({
      direction: 'in',
      path: from.path,
      isContent: inContent.has(from),
      words: anchorWords(from, page),
    })),
  ];
}
