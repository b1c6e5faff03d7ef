import { expect, test } from 'vitest';
import { describePage } from '../../snapshots/cached-pages.ts';
import type { ManifestEntry } from '../../snapshots/manifest-entry.ts';
import { linesOfPage } from '../../snapshots/manifest-file.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { readSiteRecord, writeSiteRecord } from './build-record.ts';

const entry = {
  path: '/',
  title: 'Exmouth’s drives\nwashed',
  images: [],
  text: ['We wash.'],
} as unknown as ManifestEntry;

test('a site record is read back unchanged, and a damaged one is read as empty', () => {
  const { pathOf, read, write } = temporaryFolder();
  const file = pathOf('pages.json');
  const described = describePage(entry);
  writeSiteRecord(file, {
    templateFingerprint: 'template',
    pages: new Map([['/', { ...described, key: 'k', hash: 'h' }]]),
  });
  const record = readSiteRecord(file);
  expect(record.templateFingerprint).toBe('template');
  expect(record.pages.get('/')!.lines).toEqual(linesOfPage(entry));
  const text = read('pages.json');
  for (const damaged of [
    '',
    `${text} `,
    text.replace('washed', 'wished'),
    text.slice(0, -70),
  ]) {
    write('pages.json', damaged);
    expect(readSiteRecord(file).pages.size).toBe(0);
  }
});
