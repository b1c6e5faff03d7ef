import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { notFoundPage, pages } from '../src/domain/routes.ts';
import { pageModule } from './page-modules.ts';

test('every page has a source module that exists', () => {
  for (const page of pages) {
    const module = pageModule(page);
    expect(module, page.path).toMatch(/^src\/pages\/.+\.tsx$/);
    expect(existsSync(join(import.meta.dirname, '..', module!)), module).toBe(true);
  }
});

test('the 404 page is part of the entry', () => {
  expect(pageModule(notFoundPage)).toBeUndefined();
});
