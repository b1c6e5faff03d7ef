import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import type { Finding } from '../types.ts';
import { sinceLastReport, writeReport } from './report-file.ts';

const finding = (path: string, what: string): Finding => ({
  rule: 'thin-page',
  path,
  what,
  where: 'main',
  pages: [path],
  level: 'error',
  source: '',
});

test('a report says which findings came and went since the earlier report', () => {
  const { pathOf } = temporaryFolder();
  const file = pathOf('report.html');
  expect(sinceLastReport(file, [finding('/a', '')])).toBeNull();
  const findings = [finding('/a', 'on 5 pages'), finding('/b', '')];
  writeReport(file, {
    app: { script: '', styles: '' },
    data: '',
    state: () => [],
    findings,
  });
  expect(
    sinceLastReport(file, [finding('/a', 'on 7 pages'), finding('/c', '')]),
  ).toEqual({
    came: ['thin-page: /c: main'],
    gone: ['thin-page: /b: main'],
  });
});
