import { expect, test } from 'vitest';
import { pages, paths } from '../pages.ts';
import { socialCards, socialImageOf } from './social-images.ts';
import { towns } from '../towns.ts';

test('every fixed page that is indexed and every town has a card of its own', () => {
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

test('towns without a photograph of their own do not all share one', () => {
  const ofTowns = new Set(
    towns.map(({ slug }) => socialImageOf(paths.town(slug)).address),
  );
  expect(
    new Set(
      socialCards()
        .filter(({ address }) => ofTowns.has(address))
        .map(({ picture }) => picture),
    ).size,
  ).toBeGreaterThan(5);
});
