import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readSearchConsole } from './search-console.ts';

const folder = mkdtempSync(join(tmpdir(), 'search-console-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const write = (text: string) => {
  writeFileSync(join(folder, 'Pages.csv'), text);
  return join(folder, 'Pages.csv');
};

test('figures of Search Console are joined to pages by their paths', () => {
  const file = write('Top pages,Clicks,Impressions,CTR,Position\r\nhttps://a.co.uk/devon/exeter,12,340,3.53%,8.4\r\n');
  expect([...readSearchConsole(file)]).toEqual([['/devon/exeter', { clicks: 12, impressions: 340, position: 8.4 }]]);
});

test('a file that is no such export is refused by name', () => {
  expect(() => readSearchConsole(write('Query,Clicks\nmoss,1\n'))).toThrow(/Pages\.csv/);
  expect(() => readSearchConsole(join(folder, 'none.csv'))).toThrow(/none\.csv/);
});
