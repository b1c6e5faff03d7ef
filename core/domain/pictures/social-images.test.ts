import { expect, test } from 'vitest';
import { pages, paths } from '../pages.ts';
import { socialCards, socialImageOf } from './social-images.ts';
import { towns } from '../towns.ts';

test('every indexed fixed page and every town hub has its own social card', () => {
  const own = pages.filter(
    (page) => page.kind !== 'townService' && page.path !== paths.privacy,
  );
  expect(new Set(own.map(({ path }) => socialImageOf(path).address)).size).toBe(
    own.length,
  );
  expect(socialCards().map(({ address }) => address)).toEqual(
    own.map(({ path }) => socialImageOf(path).address),
  );
});

test('the social cards of town hubs do not all show the same pair', () => {
  const ofTowns = new Set(
    towns.map(({ slug }) => socialImageOf(paths.town(slug)).address),
  );
  expect(
    new Set(
      socialCards()
        .filter(({ address }) => ofTowns.has(address))
        .map(({ pair }) => pair),
    ).size,
  ).toBeGreaterThan(1);
});
