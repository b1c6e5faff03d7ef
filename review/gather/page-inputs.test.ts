import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createModuleFinder } from './page-inputs.ts';

const below = createModuleFinder(join(import.meta.dirname, '../..'));

test('a page is made from the modules that run for it, and not from those that only give it types', () => {
  const modules = [...below('src/pages/home/HomePage.tsx', ['value', 'lazy'])];
  expect(modules).toContain('src/domain/towns.ts');
  expect(
    modules.filter((module) => module.startsWith('pack/schemas/')),
  ).toEqual([]);
});
