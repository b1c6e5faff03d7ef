import { appendFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { KnownPages } from '../../snapshots/known-pages.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { readSiteRecord, writeSiteRecord } from './site-record.ts';

const entry = { title: 'Exmouth’s drives\nwashed' } as unknown as KnownPages[string]['entry'];
const pages: KnownPages = Object.fromEntries(
  Array.from({ length: 1201 }, (_, index) => [`/page-${index}`, { key: `${index}`, hash: 'h', entry }]),
);

test('pages are read as they were written, in the order they were in', () => {
  const file = temporaryFolder().pathOf('.cache/pages.json');
  const mark = writeSiteRecord(file, { shellFingerprint: 'shell', pages });
  expect(mark.count).toBe(1201);
  const read = readSiteRecord(file, mark);
  expect(read).toEqual({ shellFingerprint: 'shell', pages });
  expect(Object.keys(read.pages)).toEqual(Object.keys(pages));
});

test('a file that is missing, changed or of another build knows no page', () => {
  const file = temporaryFolder().pathOf('pages.json');
  const nothing = { shellFingerprint: '', pages: {} };
  const mark = writeSiteRecord(file, { shellFingerprint: 'shell', pages });
  expect(readSiteRecord(`${file}.missing`, mark)).toEqual(nothing);
  expect(readSiteRecord(file, { ...mark, hash: 'another' })).toEqual(nothing);
  appendFileSync(file, ' ');
  expect(readSiteRecord(file, mark)).toEqual(nothing);
});
