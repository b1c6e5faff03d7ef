import { existsSync } from 'node:fs';
import { join, relative, resolve, dirname } from 'node:path';
import type { Plugin } from 'vitest/config';

const root = join(import.meta.dirname, '../..');
const pack = join(root, 'site');
const fixture = join(root, 'tests/fixtures/pack/site');

/**
 * Tests of mechanism run with the towns and services of a fixture, whatever business the site is for: every module of `site/` that
 * the fixture has is taken from there.
 */
export const fixturePack: Plugin = {
  name: 'fixture-pack',
  enforce: 'pre',
  resolveId(source, importer) {
    if (!importer || !/^(?:\.|#site\/)/.test(source)) return undefined;
    const wanted = source.startsWith('#site/')
      ? source.slice('#site/'.length)
      : relative(pack, resolve(dirname(importer), source));
    if (wanted.startsWith('..')) return undefined;
    const stand = join(fixture, wanted);
    return existsSync(stand) ? stand : undefined;
  },
};
