import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { fixedPageRows, townPageModules } from '../../src/domain/page-table.ts';
import { notFoundPage, pages } from '../../src/domain/routes.ts';
import { pageModule } from './page-modules.ts';

const root = join(import.meta.dirname, '../..');

test.each([...fixedPageRows.map(([, row]) => row), ...Object.values(townPageModules)])(
  "$module exports the page table's $component",
  ({ module, component }) => {
    const file = `src/pages/${module}`;
    const { staticExports } = parseSync(file, readFileSync(join(root, file), 'utf8')).module;
    expect(staticExports.flatMap(({ entries }) => entries.map(({ exportName }) => exportName.name))).toContain(
      component,
    );
  },
);

test('every page but the 404 page, which is part of the entry, is preloaded with its own module', () => {
  expect(pages.every((page) => pageModule(page)?.endsWith('Page.tsx'))).toBe(true);
  expect(pageModule(notFoundPage)).toBeUndefined();
});
