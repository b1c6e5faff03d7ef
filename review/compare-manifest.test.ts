import { expect, test } from 'vitest';
import { compareManifest } from './compare-manifest.ts';

const entry = {
  path: '/a',
  title: 'A',
  description: 'About a',
  canonicalPath: '/a',
  robots: 'index',
  words: 10,
  contentHash: '1',
  links: ['/', '/b'],
};

test('a page that is the same is no change', () => {
  expect(compareManifest([entry], [{ ...entry, links: ['/', '/b'] }])).toEqual([]);
});

test('a changed page names its fields, and of its links those that came and went', () => {
  expect(compareManifest([entry], [{ ...entry, title: 'New', links: ['/', '/c'] }])).toEqual([
    {
      path: '/a',
      kind: 'changed',
      fields: [
        { name: 'title', before: 'A', after: 'New' },
        { name: 'links', before: '/b', after: '/c' },
      ],
    },
  ]);
});

test('pages that came and went are named, sorted by path', () => {
  expect(compareManifest([{ ...entry, path: '/z' }], [{ ...entry, path: '/b' }])).toEqual([
    { path: '/b', kind: 'added', fields: [] },
    { path: '/z', kind: 'removed', fields: [] },
  ]);
});
