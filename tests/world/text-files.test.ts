import { expect, test } from 'vitest';
import { readSearchConsole } from '../../review/gather/search-console.ts';
import { readEnvironment } from '../../server/read-environment.ts';
import { parseTable, toCsv } from '../../core/domain/text/csv.ts';
import { decodeText } from '../../core/domain/text/decode-text.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/* Text files as editors, spreadsheets and systems write them, each with its correct reading. */

const utf16 = (text: string, isLittle: boolean) => {
  const bytes = Buffer.from(text, 'utf16le');
  return isLittle ? bytes : bytes.swap16();
};
const text = 'A=£300\nB=2\n';
const windows = text.replaceAll('\n', '\r\n');

test.each<[string, Uint8Array]>([
  ['UTF-8', Buffer.from(text)],
  ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${text}`)],
  ['UTF-8 with CRLF', Buffer.from(windows)],
  ['UTF-8 with CR', Buffer.from(text.replaceAll('\n', '\r'))],
  ['UTF-16 LE', utf16(`\uFEFF${windows}`, true)],
  ['UTF-16 BE', utf16(`\uFEFF${windows}`, false)],
  ['UTF-16 LE without a byte order mark', utf16(text, true)],
  ['UTF-16 BE without a byte order mark', utf16(text, false)],
])('a file in %s is decoded', (_name, bytes) => {
  expect(decodeText(bytes, 'x')).toBe(text);
});

test.each<[string, Uint8Array]>([
  ['Windows-1252', Buffer.from(text, 'latin1')],
  ['half a character', Buffer.from([0x41, 0xe2, 0x82])],
  ['UTF-32', Buffer.from([0xff, 0xfe, 0, 0, 0x41, 0, 0, 0])],
  ['half a UTF-16 character', Buffer.from([0xff, 0xfe, 0, 0xd8, 0x3d])],
])(
  'a file with %s is refused with its name and the advice to save it as UTF-8',
  (_name, bytes) => {
    expect(() => decodeText(bytes, 'x.csv')).toThrow(
      /^x\.csv: is not text in [^:]+: save it as UTF-8$/,
    );
  },
);

test('.env in UTF-16 keeps its first setting', () => {
  const { root, write } = temporaryFolder();
  write('.env', utf16('\uFEFFVITE_SITE_URL=https://one.example\r\n', true));
  expect(readEnvironment(root).siteUrl).toBe('https://one.example');
});

test.each(['\u00A0', '\u200B', '\uFEFF\uFEFF', '\u2060'])(
  '.env with the invisible character %j before a name is refused, with advice',
  (character) => {
    const { root, write } = temporaryFolder();
    write('.env', `${character}VITE_SITE_URL=https://one.example\n`);
    expect(() => readEnvironment(root)).toThrow(
      /^\.env: "[^"]*VITE_SITE_URL" is not the name of a setting: type /,
    );
  },
);

test.each([
  'VITE_SITE_URL: https://one.example',
  'VITE_SITE_URL https://one.example',
  'VITE_SITE_URL',
])(
  'the line "%s" of .env, which has no equals sign, is refused with advice',
  (line) => {
    const { root, write } = temporaryFolder();
    write('.env', `# mine: yes\n\nA="one\nNOTE: two"\n${line}\n`);
    expect(() => readEnvironment(root)).toThrow(
      '.env: "VITE_SITE_URL" is not a setting: write its name, = and its value',
    );
  },
);

/** Page, clicks and click-through rate, as exports in several languages and formats write them. */
test.each([
  [
    'commas',
    'Page,Clicks,CTR\n"https://a.example/50%-off",1204,4.67%\n',
    [1204, 4.67],
  ],
  [
    'commas and thousands',
    'Page,Clicks,CTR\nhttps://a.example/,"1,204",12 %\n',
    [1204, 12],
  ],
  [
    'semicolons and decimal commas',
    'Seite;Klicks;CTR\nhttps://a.example/;1.204;4,67 %\n',
    [1204, 4.67],
  ],
  [
    'semicolons, thousands and a decimal comma',
    'Seite;Klicks;CTR\nhttps://a.example/;7;1.204,5\n',
    [7, 1204.5],
  ],
  ['tabs', 'Page\tClicks\tCTR\nhttps://a.example/\t1,204\t0.5\n', [1204, 0.5]],
  [
    'tabs and decimal commas',
    'Page\tClicks\tCTR\nhttps://a.example/\t12\t0,5\n',
    [12, 0.5],
  ],
  [
    'narrow spaces',
    'Page;Clics;CTR\nhttps://a.example/;1\u202F204;4,6\u00A0%\n',
    [1204, 4.6],
  ],
  [
    'Swiss thousands',
    'Page;Clics;CTR\nhttps://a.example/;1’204;4.6 %\n',
    [1204, 4.6],
  ],
  [
    'a line for spreadsheets that names the separator',
    'sep=;\nPage;Clicks;CTR\nhttps://a.example/;1.204;4,67 %\n',
    [1204, 4.67],
  ],
])('the numbers of a table with %s are parsed', (_name, csv, numbers) => {
  const { rows, toNumber } = parseTable(csv);
  expect(rows).toHaveLength(1);
  expect(rows[0]!.slice(1).map(toNumber)).toEqual(numbers);
});

test.each([
  'https://a.example/,-,20,5%,1',
  'https://,7,20,5%,1',
  'https://a.example/,7',
])('the invalid row %s of a search export is refused, not skipped', (row) => {
  const { pathOf, write } = temporaryFolder();
  write('Pages.csv', `Page,Clicks,Impressions,CTR,Position\n${row}\n`);
  expect(() => readSearchConsole(pathOf('Pages.csv'))).toThrow(
    'has a row that cannot be read',
  );
});

test('a search export may give no position for a page that was never shown', () => {
  const { pathOf, write } = temporaryFolder();
  write('Pages.csv', 'Page,a,b,c,d\nhttps://a.example/x,0,0,0%,-\n');
  expect(readSearchConsole(pathOf('Pages.csv')).get('/x')?.clicks).toBe(0);
});

test('a quoted cell may contain separators, quotes and line breaks', () => {
  const { head, rows } = parseTable('a,b\n"1, ""2""\n3",4\n\n5\n');
  expect({ head, rows }).toEqual({
    head: ['a', 'b'],
    rows: [['1, "2"\n3', '4'], ['5']],
  });
});

test.each([
  '07700900123',
  '+447700900123',
  '12/3',
  '12-3-2026',
  '3 March',
  'March 2026',
  '1-2',
  '12:30',
  '1e5',
  '1,204',
  '12%',
  '£300',
  'TRUE',
  '(300)',
  '¥300',
  '10 am',
  'March 9, 2026',
  '=cmd',
  '@x',
  '-1',
  '+1+1',
  '\t=1',
  '\n=1+1',
  '＝1+1',
  '﹦1+1',
  '﹢1',
  '﹣1+1',
  '−1+1',
  '–1+1',
  '\u200B=1+1',
  '\0=1+1',
  '\u001B=1+1',
  '+1-1',
  '+44-7700-900123',
  '+0 (1)-(2)',
  '１２３４',
])('the cell %j is exported so that a spreadsheet keeps it as text', (cell) => {
  expect(toCsv([[cell]])).toMatch(/^\uFEFF"?'/);
});

test.each([
  '07700 900123',
  '+44 7700 900123',
  '+44 1392 960 123',
  'Patio, 40 m²',
  'two - three weeks',
  '2026-03-09T17:00:00.000Z',
  'May we call?',
  'ann@example.com',
])('the cell %j is exported without an apostrophe', (cell) => {
  expect(toCsv([[cell]])).not.toContain("'");
});
