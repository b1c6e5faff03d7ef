import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { readSearchConsole } from './search-console.ts';

const exported = (text: string) => {
  const { write, pathOf } = temporaryFolder();
  write('Pages.csv', text);
  return pathOf('Pages.csv');
};

test('figures of Search Console are joined to pages by their paths', () => {
  const file = exported(
    'Top pages,Clicks,Impressions,CTR,Position\r\nhttps://a.co.uk/devon/exeter,12,340,3.53%,8.4\r\n',
  );
  expect([...readSearchConsole(file)]).toEqual([
    ['/devon/exeter', { clicks: 12, impressions: 340, position: 8.4 }],
  ]);
});

test('a file that is no such export is refused by name', () => {
  expect(() => readSearchConsole(exported('Query,Clicks\nmoss,1\n'))).toThrow(
    /Pages\.csv/,
  );
  expect(() => readSearchConsole('none.csv')).toThrow(/none\.csv/);
});
