import { fixedPage, townPageModules } from '../../src/domain/page-table.ts';
import type { Page } from '../../src/domain/pages.ts';

/**
 * Source module of the lazily loaded component that shows a page; undefined where the entry
 * contains it.
 */
export function pageModule(page: Page): string | undefined {
  if (page.kind === 'notFound') return undefined;
  const module =
    page.kind === 'fixed'
      ? fixedPage(page.id).module
      : townPageModules[page.kind];
  return `src/pages/${module}`;
}
