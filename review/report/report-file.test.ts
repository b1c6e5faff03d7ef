import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import type { Finding } from '../types.ts';
import type { ReportData } from './report-data.ts';
import { reportBlocks, sinceLastReport } from './report-file.ts';

const finding = (path: string, what: string): Finding => ({
  rule: 'thin-page',
  path,
  what,
  where: 'main',
  pages: [path],
  level: 'error',
  source: '',
});

test('a report says what has come and gone since the one before it', () => {
  const { write, pathOf } = temporaryFolder();
  const file = pathOf('report.html');
  expect(sinceLastReport(file, [finding('/a', '')])).toBeNull();
  const findings = [finding('/a', 'on 5 pages'), finding('/b', '')];
  write('report.html', reportBlocks({ findings } as unknown as ReportData, {} as Parameters<typeof reportBlocks>[1]));
  expect(sinceLastReport(file, [finding('/a', 'on 7 pages'), finding('/c', '')])).toEqual({
    came: ['thin-page: /c: main'],
    gone: ['thin-page: /b: main'],
  });
});
