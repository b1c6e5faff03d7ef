import {
  fixedPage,
  notFoundModule,
  ownRows,
  townPageModules,
} from '../../core/domain/page-table.ts';
import type { Page } from '../../core/domain/pages.ts';

/** Returns the path of the module with the lazily loaded component that shows a page. */
export function pageModule(page: Page): string {
  if (page.kind === 'notFound') return `src/pages/${notFoundModule}`;
  if (page.kind !== 'fixed') return `src/pages/${townPageModules[page.kind]}`;
  const pack = ownRows.some(({ id }) => id === page.id) ? 'site' : 'src';
  return `${pack}/pages/${fixedPage(page.id).module}`;
}
