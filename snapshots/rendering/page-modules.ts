import {
  fixedPage,
  ownRows,
  townPageModules,
} from '../../src/domain/page-table.ts';
import type { Page } from '../../src/domain/pages.ts';

/** Source module of the 404 page's component, which is part of the entry. */
export const notFoundModule = 'src/pages/not-found/NotFoundPage.tsx';

/** Source module of the lazily loaded component that shows a page. The 404 page has none. */
export function pageModule(page: Page): string | undefined {
  if (page.kind === 'notFound') return undefined;
  if (page.kind !== 'fixed') return `src/pages/${townPageModules[page.kind]}`;
  const pack = ownRows.some(({ id }) => id === page.id) ? 'site' : 'src';
  return `${pack}/pages/${fixedPage(page.id).module}`;
}
