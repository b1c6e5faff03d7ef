import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { readSearchConsole } from './search-console.ts';

/** Writes the CSV files of an export to a folder, and reads the folder. */
function read(files: Readonly<Record<string, string>>) {
  const { write, root } = temporaryFolder();
  for (const [name, text] of Object.entries(files)) write(name, text);
  return readSearchConsole(root);
}

const site = 'https://a.co.uk';

test('the figures of all addresses of a page are added up, with positions weighted by impressions', () => {
  const figures = read({
    'Pages.csv': [
      'Top pages,Clicks,Impressions,CTR,Position',
      `${site}/,120,1000,12%,2`,
      `${site}/?utm_source=google,45,1000,4.5%,4`,
      `${site}/#contact,1,0,0%,0`,
      `${site}/services/,3,50,6%,9.5`,
      `${site}/services,4,150,2.67%,5.5`,
    ].join('\r\n'),
    'Queries.csv':
      'Top queries,Clicks,Impressions,CTR,Position\r\nmoss,9,99,9%,3\r\n',
    'Dates.csv':
      'Date,Clicks,Impressions,CTR,Position\r\n2026-11-22,9,99,9%,3\r\n',
  });
  expect([...figures]).toEqual([
    ['/', { clicks: 166, impressions: 2000, position: 3, addresses: 3 }],
    ['/services', { clicks: 7, impressions: 200, position: 6.5, addresses: 2 }],
  ]);
});

test('only the file of pages counts, and in it only the host with the most rows', () => {
  const figures = read({
    'Pages.csv': `Pages,Clicks,Impressions,CTR,Position\n${site}/a,1.234,12.345,10 %,3\nhttps://www.a.co.uk/,1,1,1%,1\nhttps://shop.a.co.uk/a,5,5,1%,1\n`,
    'Queries.csv': `Queries,Clicks,Impressions,CTR,Position\nmoss,9,99,9%,3\n${site}/a,9,99,9%,3\n`,
  });
  expect([...figures].map(([path, { clicks }]) => [path, clicks])).toEqual([
    ['/a', 1234],
    ['/', 1],
  ]);
});

test('an export in another language, saved by a spreadsheet, is read', () => {
  const figures = read({
    'Pages.csv': `\uFEFFPages les plus populaires;Clics;Impressions;CTR;Position\r\n"${site}/a";12;1 340;0,9 %;8,44\r\n`,
  });
  expect([...figures]).toEqual([
    ['/a', { clicks: 12, impressions: 1340, position: 8.4, addresses: 1 }],
  ]);
});

test('in an export that compares two periods, the figures of the later one are read', () => {
  const figures = read({
    'Pages.csv': `Top pages,Last 28 days Clicks,Previous 28 days Clicks,Last 28 days Impressions,Previous 28 days Impressions,Last 28 days CTR,Previous 28 days CTR,Last 28 days Position,Previous 28 days Position\n${site}/a,12,9,340,300,3.53%,3%,8.4,9.1\n`,
  });
  expect(figures.get('/a')).toEqual({
    clicks: 12,
    impressions: 340,
    position: 8.4,
    addresses: 1,
  });
});

test.each<[string, Readonly<Record<string, string>>, RegExp]>([
  [
    'only queries',
    { 'Queries.csv': 'Query,Clicks\nmoss,1\n' },
    /names no page with its clicks/,
  ],
  [
    'other columns',
    { 'Pages.csv': `Top pages,Clicks,Impressions\n${site}/a,1,2\n` },
    /Pages\.csv: has 3 columns/,
  ],
])('an export of %s is refused with the reason', (_, files, message) => {
  expect(() => read(files)).toThrow(message);
});

test('an export that is still packed is refused with a remedy', () => {
  const { write, pathOf } = temporaryFolder();
  write('export.zip', 'PK');
  expect(() => readSearchConsole(pathOf('export.zip'))).toThrow(
    'cannot be read as CSV: give the folder of a Search Console export, unpacked',
  );
});

test('a path without an export is named in the error', () => {
  expect(() => readSearchConsole('none')).toThrow(/^none: cannot be read/);
});
