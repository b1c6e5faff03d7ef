import { expect, test } from 'vitest';
import { readBuiltSite } from '../support/built-site.ts';

/** Bytes of a page's map, as it stands in its HTML. */
const BUDGET = 6000;

test('every town page has one map of its place, within six kilobytes', () => {
  const maps = readBuiltSite()
    .filter(({ path }) => path.split('/').length > 2)
    .map(({ path, html }) => ({ path, found: html.match(/<svg[^>]*class="town-map.*?<\/svg>/gs) ?? [] }));
  expect(maps.length).toBeGreaterThan(300);
  expect(maps.filter(({ found }) => found.length !== 1).map(({ path }) => path)).toEqual([]);
  expect(maps.filter(({ found }) => Buffer.byteLength(found[0]!) > BUDGET).map(({ path }) => path)).toEqual([]);
});
