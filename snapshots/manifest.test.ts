import * as v from 'valibot';
import { expect, test } from 'vitest';
import { manifestSchema } from '../src/domain/manifest.ts';
import { formatManifest, manifestEntry } from './manifest.ts';
import type { PageFacts } from './page-facts.ts';

const facts: PageFacts = {
  title: 'Gallery',
  description: 'Before and "after"',
  canonical: 'https://clean.example/gallery',
  robots: 'index, follow',
  mainText: 'Our Work\nEight pairs in Exeter',
  links: ['/', '/get-quote'],
};
const entry = manifestEntry('/gallery', facts);

test('an entry holds what crawlers see', () => {
  expect(entry).toEqual({
    path: '/gallery',
    title: 'Gallery',
    description: 'Before and "after"',
    canonicalPath: '/gallery',
    robots: 'index, follow',
    words: 6,
    links: ['/', '/get-quote'],
    contentHash: expect.stringMatching(/^[0-9a-f]{16}$/),
  });
});

test('an entry does not depend on where the site is served', () => {
  expect(manifestEntry('/gallery', { ...facts, canonical: 'http://127.0.0.1:4173/gallery' })).toEqual(entry);
});

test('the hash follows the text and nothing else', () => {
  expect(manifestEntry('/gallery', { ...facts, title: 'Other', links: [] }).contentHash).toBe(entry.contentHash);
  expect(manifestEntry('/gallery', { ...facts, mainText: `${facts.mainText}.` }).contentHash).not.toBe(
    entry.contentHash,
  );
});

test('the manifest is JSON with a line a field, so that a change is one line in a review', () => {
  const text = formatManifest([entry, { ...entry, path: '/services' }]);
  expect(v.parse(manifestSchema, JSON.parse(text))).toEqual([entry, { ...entry, path: '/services' }]);
  expect(text).toBe(`[
  {
    "path": "/gallery",
    "title": "Gallery",
    "description": "Before and \\"after\\"",
    "canonicalPath": "/gallery",
    "robots": "index, follow",
    "words": 6,
    "contentHash": "${entry.contentHash}",
    "links": ["/","/get-quote"]
  },
  {
    "path": "/services",
    "title": "Gallery",
    "description": "Before and \\"after\\"",
    "canonicalPath": "/gallery",
    "robots": "index, follow",
    "words": 6,
    "contentHash": "${entry.contentHash}",
    "links": ["/","/get-quote"]
  }
]
`);
});
