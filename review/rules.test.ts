import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fixtureServicePaths, makeFixtureSite, replaceOn, reviewInput, type FixtureSite } from './fixture-site.ts';
import { gatherFindings } from './gather-findings.ts';
import { prepareSite } from './prepare-site.ts';
import { rules } from './rules.ts';
import type { SeededDamage } from './rules/fixture.ts';

const folder = join(import.meta.dirname, 'rules');
const fixtureIds = readdirSync(folder)
  .filter((name) => name.endsWith('.fixture.ts'))
  .map((name) => name.replace('.fixture.ts', ''))
  .sort();
const seeded = await Promise.all(
  fixtureIds.map(async (id) => {
    const { faults } = (await import(`./rules/${id}.fixture.ts`)) as { faults: readonly SeededDamage[] };
    return { id, faults };
  }),
);

const review = (site: FixtureSite) => gatherFindings(prepareSite(reviewInput(site)), rules);
const whichWhere = (site: FixtureSite) =>
  review(site)
    .map(({ rule, path }) => `${rule} ${path}`)
    .sort();

test('every rule has a fixture, and its id is its file’s name', () => {
  expect(rules.map(({ id }) => id).sort()).toEqual(fixtureIds);
  expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
});

test('a site without a fault has no finding', () => {
  expect(review(makeFixtureSite())).toEqual([]);
});

describe.each(seeded)('$id', ({ id, faults }) => {
  test.each(faults)('finds that $name, and nothing else', ({ damage, foundAt }) => {
    const site = makeFixtureSite();
    const path = fixtureServicePaths[8]!;
    damage(site, path);
    expect(whichWhere(site)).toEqual([`${id} ${foundAt?.(path) ?? path}`]);
  });
});

test('on a site with one fault for each rule every fault is found, and nothing else', () => {
  const site = makeFixtureSite();
  const expected = seeded.map(({ id, faults: [fault] }, index) => {
    const path = fixtureServicePaths[index]!;
    fault!.damage(site, path);
    return `${id} ${fault!.foundAt?.(path) ?? path}`;
  });
  expect(whichWhere(site)).toEqual(expected.sort());
});

test('a link that is broken on four pages is reported for each, on five once as layout', () => {
  const breakOn = (count: number) => {
    const site = makeFixtureSite();
    for (const path of fixtureServicePaths.slice(0, count))
      replaceOn(site, path, ['</footer>', '<a href="/gone">Gone</a></footer>']);
    return review(site);
  };
  expect(breakOn(4).map(({ path }) => path)).toEqual(fixtureServicePaths.slice(0, 4));
  expect(breakOn(5)).toEqual([
    expect.objectContaining({
      rule: 'broken-link',
      path: 'layout',
      what: 'The link "Gone" leads nowhere (on 5 pages)',
      pages: fixtureServicePaths.slice(0, 5).toSorted(),
    }),
  ]);
});

test('every rule says what it is, why it matters and what to do', () => {
  for (const { title, why, todo } of rules) expect([title, why, todo].every((text) => text.length > 10)).toBe(true);
});

test('two reviews of one site are the same', () => {
  const site = makeFixtureSite();
  replaceOn(site, fixtureServicePaths[3]!, ['</main>', '<a href="/gone">Gone</a></main>']);
  expect(JSON.stringify(review(site))).toBe(JSON.stringify(review(site)));
});
