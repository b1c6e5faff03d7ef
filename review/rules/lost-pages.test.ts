import { expect, test } from 'vitest';
import { paths } from '../../core/domain/pages.ts';
import { lostPages } from './lost-pages.ts';

const town = (slug: string) => [
  paths.town(slug),
  paths.townService(slug, 'roofs'),
  paths.townService(slug, 'walls'),
];
const published = [
  '/',
  '/roofs-here',
  ...town('adel'),
  ...town('bramhope'),
  ...town('otley'),
];
const lines = (
  pages: readonly string[],
  redirects: readonly { from: string; to: string }[] = [],
) =>
  lostPages({ published, pages, redirects }).map(
    ({ from, to }) => `${from} → ${to}`,
  );

test('nothing is reported as lost if every page still exists', () => {
  expect(lines(published)).toEqual([]);
});

test('a retired town gives one row that redirects each page to the same page of its neighbour', () => {
  expect(
    lines(['/', '/roofs-here', ...town('adel'), ...town('otley')]),
  ).toEqual([`${paths.town('bramhope')}/* → ${paths.town('adel')}/*`]);
});

test('a renamed town redirects to its new name, and a removed service to its town', () => {
  expect(
    lines([
      '/',
      '/roofs-here',
      ...town('adel-mill'),
      ...town('bramhope').slice(0, 2),
      ...town('otley'),
    ]),
  ).toEqual([
    `${paths.town('adel')}/* → ${paths.town('adel-mill')}/*`,
    `${paths.townService('bramhope', 'walls')} → ${paths.town('bramhope')}`,
  ]);
});

test('a page with a redirect is not lost', () => {
  expect(
    lines(published.slice(2), [
      { from: '/roofs-here', to: '/services' },
      { from: '/', to: '/services' },
    ]),
  ).toEqual([]);
});
