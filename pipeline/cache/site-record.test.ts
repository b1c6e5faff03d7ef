import { appendFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { describePage, entryOf, type CachedPages } from '../../snapshots/cached-pages.ts';
import type { ManifestEntry } from '../../src/domain/manifest.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { readSiteRecord, writeSiteRecord } from './site-record.ts';

const asked = { contentHash: 'c', changed: '', robots: 'index', images: ['/pictures/roof.jpg'] };
const entry = { ...asked, title: 'Exmouth’s drives\nwashed' } as unknown as ManifestEntry;
const held = (text: string) => () => text;
const pages: CachedPages = Object.fromEntries(
  Array.from({ length: 1201 }, (_, index) => [
    `/page-${index}`,
    { ...describePage({ ...entry, path: `/page-${index}` }, held), key: `${index}`, hash: 'h' },
  ]),
);

test('pages are read as they were written, in the order they were in', () => {
  const file = temporaryFolder().pathOf('.cache/pages.json');
  const mark = writeSiteRecord(file, { templateFingerprint: 'shell', pages });
  expect(mark.count).toBe(1201);
  const read = readSiteRecord(file, mark);
  expect(read.templateFingerprint).toBe('shell');
  const told = (known: CachedPages) => Object.values(known).map((page) => ({ ...page, entry: entryOf(page) }));
  expect(told(read.pages)).toEqual(told(pages));
  expect(Object.keys(read.pages)).toEqual(Object.keys(pages));
  expect(entryOf(read.pages['/page-7']!)).toEqual({ ...entry, path: '/page-7' });
});

test('a file that is missing, changed or of another build knows no page', () => {
  const file = temporaryFolder().pathOf('pages.json');
  const nothing = { templateFingerprint: '', pages: {} };
  const mark = writeSiteRecord(file, { templateFingerprint: 'shell', pages });
  expect(readSiteRecord(`${file}.missing`, mark)).toEqual(nothing);
  expect(readSiteRecord(file, { ...mark, hash: 'another' })).toEqual(nothing);
  appendFileSync(file, ' ');
  expect(readSiteRecord(file, mark)).toEqual(nothing);
});
