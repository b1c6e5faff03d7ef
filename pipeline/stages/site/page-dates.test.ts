import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { parseDate, readPageDates } from './page-dates.ts';

test('a date is year, month and day, and nothing else is taken for one', () => {
  expect(parseDate('2026-11-22')).toBe('2026-11-22');
  expect(parseDate(undefined)).toBe('');
  expect(parseDate('history')).toBe('history');
  for (const text of ['22.11.2026', '2026-13-01', '2026-02-30', 'today', ''])
    expect(() => parseDate(text), text).toThrow(/^--date: /);
});

test('a page is as old as the manifest says, or the last build where the manifest cannot be read', () => {
  const { write, pathOf, remove, makeFolder } = temporaryFolder();
  const entry = { path: '/services', contentHash: 'a1' };
  const lastBuilt = [{ ...entry, changed: '2026-01-01' }];
  const dateNow = (contentHash = 'a1', date = '') =>
    readPageDates(date, () => lastBuilt, pathOf('manifest.json'))({ ...entry, contentHash } as never);
  write('manifest.json', JSON.stringify({ pages: [{ ...entry, changed: '2026-02-02' }] }));
  expect([dateNow(), dateNow('b2'), dateNow('b2', '2026-11-22')]).toEqual(['2026-02-02', '', '2026-11-22']);
  write('manifest.json', '{ "pages": <<<<<<<');
  expect(dateNow()).toBe('2026-01-01');
  remove('manifest.json');
  expect(dateNow()).toBe('2026-01-01');
  makeFolder('manifest.json');
  expect([dateNow(), dateNow('b2')]).toEqual(['2026-01-01', '']);
});
