import { expect, test } from 'vitest';
import { pages, paths } from './routes.ts';
import { socialImageOf, socialImages } from './social-images.ts';
import { towns } from './towns.ts';

test('every fixed page that is indexed and every town has a card of its own', () => {
  const own = pages.filter((page) => page.kind !== 'townService' && page.path !== paths.privacy);
  expect(new Set(own.map(({ path }) => socialImageOf(path).address)).size).toBe(own.length);
  expect(socialImages).toHaveLength(own.length);
});

test("a town's service pages show the town's card", () => {
  expect(socialImageOf(paths.townService('totnes', 'patio-cleaning'))).toBe(socialImageOf(paths.town('totnes')));
  expect(socialImageOf(paths.town('totnes'))).toMatchObject({ address: '/social/devon/totnes.jpg', title: 'Exterior Cleaning in Totnes' });
});

test("pages without a card show home's", () => {
  expect(socialImageOf(paths.privacy).address).toBe('/social/home.jpg');
  expect(socialImageOf('/no/such/page').address).toBe('/social/home.jpg');
});

test('towns without a photograph of their own do not all share one', () => {
  const used = new Set(towns.map(({ slug }) => socialImageOf(paths.town(slug)).picture));
  expect(used.size).toBeGreaterThan(5);
});
