import { fixedPage, townPageModules } from '../../src/domain/page-table.ts';
import type { Page } from '../../src/domain/pages.ts';

/** Source module of the 404 page's component, which is part of the entry. */
export const notFoundModule = 'src/pages/not-found/NotFoundPage.tsx';

/** Source module of the lazily loaded component that shows a page. The 404 page has none. */
export function pageModule(page: Page): string | undefined {
  if (page.kind === 'notFound') return undefined;
  const module =
    page.kind === 'fixed'
      ? fixedPage(page.id).module
      : townPageModules[page.kind];
  return `src/pages/${module}`;
}
