import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { manifestEntrySchema, manifestSchema } from './manifest.ts';
import { notFoundPage, pages } from './routes.ts';

const entry = {
  path: '/services',
  title: 'Services',
  description: 'What we do',
  canonicalPath: '/services',
  robots: 'index, follow',
  words: 250,
  links: ['/'],
  contentHash: '0a1b2c3d4e5f6071',
};

test('an entry holds these fields and no other', () => {
  expect(v.safeParse(manifestEntrySchema, entry).success).toBe(true);
  // Nothing that depends on where or when the site was built belongs into a committed file.
  expect(v.safeParse(manifestEntrySchema, { ...entry, builtAt: '2026-01-01' }).success).toBe(false);
  for (const field of Object.keys(entry)) {
    expect(v.safeParse(manifestEntrySchema, { ...entry, [field]: undefined }).success, field).toBe(false);
  }
});

test("the committed manifest has an entry a page in the site's order, the 404 page last", () => {
  const manifest = v.parse(
    manifestSchema,
    JSON.parse(readFileSync(join(import.meta.dirname, '../../snapshots/manifest.json'), 'utf8')),
  );
  expect(manifest.map(({ path }) => path)).toEqual([...pages, notFoundPage].map(({ path }) => path));
});
