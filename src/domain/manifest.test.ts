import * as v from 'valibot';
import { expect, test } from 'vitest';
import { manifestSchema } from './manifest.ts';

const entry = {
  path: '/services',
  title: 'Services',
  description: 'What we do',
  canonicalPath: '/services',
  robots: 'index, follow',
  words: 250,
  contentHash: '0a1b2c3d4e5f6071',
  changed: '',
  links: ['/'],
  headings: ['1 Services'],
  images: [],
  social: {},
  data: {},
  text: [],
};
const site = { robots: [], notInSitemap: [], headers: [], redirects: [] };
const isManifest = (page: object) => v.safeParse(manifestSchema, { site, pages: [page] }).success;

test('an entry holds these fields and no other', () => {
  expect(isManifest(entry)).toBe(true);
  // Nothing that depends on where the site was built belongs into a committed file, and no time but a date that was given.
  expect(isManifest({ ...entry, builtAt: '2026-01-01' })).toBe(false);
  expect(isManifest({ ...entry, changed: '2026-11-22' })).toBe(true);
  expect(isManifest({ ...entry, changed: '2026-11-22T10:00:00Z' })).toBe(false);
  for (const field of Object.keys(entry)) expect(isManifest({ ...entry, [field]: undefined }), field).toBe(false);
});
