import { expect, test } from 'vitest';
import { placeOf } from './page-place.ts';

test('a hub is about its town, a town-service page about both, a landing page about its service', () => {
  expect(placeOf('/devon/exeter')).toEqual({ town: 'exeter' });
  expect(placeOf('/devon/exeter/gutter-cleaning')).toEqual({ town: 'exeter', service: 'gutter-cleaning' });
  expect(placeOf('/roof-cleaning-devon')).toEqual({ service: 'roof-moss-removal' });
});

test('any other page, and a path that is not ours, is about no place', () => {
  for (const path of ['/', '/services', '/devon/atlantis', '/devon/exeter/window-cleaning'])
    expect(placeOf(path)).toEqual({});
});
