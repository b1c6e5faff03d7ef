import { expect, test } from 'vitest';
import { temporaryFolder } from '../tests/support/temporary-folder.ts';
import { acceptFindings, readAccepted, stopsDeploy } from './accepted.ts';
import type { Finding } from './types.ts';

const finding: Finding = {
  rule: 'thin-page',
  path: '/a',
  what: 'Few words',
  where: 'main',
  cause: '/a',
  pages: ['/a'],
  level: 'error',
  source: '',
};
const entry = {
  rule: 'thin-page',
  path: '/a',
  reason: 'A form needs few words',
  date: '2026-11-22',
};

test('an accepted finding is kept with the reason, and stops no deploy', () => {
  const { findings, idle } = acceptFindings(
    [finding, { ...finding, path: '/b' }],
    [entry],
  );
  expect(findings.map(({ accepted }) => accepted?.reason)).toEqual([
    entry.reason,
    undefined,
  ]);
  expect(findings.map(stopsDeploy)).toEqual([false, true]);
  expect(idle).toEqual([]);
});

test('an entry for one finding does not accept another, and an entry that accepts nothing is listed as idle', () => {
  const narrow = { ...entry, cause: '/b' };
  expect(acceptFindings([finding], [narrow])).toEqual({
    findings: [finding],
    idle: [narrow],
  });
});

test('an entry with too short a reason or an invalid date is refused, and so is a file that is not JSON', () => {
  const { write, root } = temporaryFolder();
  const read = (text: string) => {
    write('review/accepted.json', text);
    return readAccepted(root);
  };
  expect(read(JSON.stringify([entry]))).toEqual([entry]);
  expect(() => read(JSON.stringify([{ ...entry, reason: 'no' }]))).toThrow(
    /accepted\.json: .*reason/,
  );
  expect(() => read(JSON.stringify([{ ...entry, date: 'today' }]))).toThrow(
    /accepted\.json: .*date/,
  );
  expect(() => read(JSON.stringify([{ ...entry, what: 'x' }]))).toThrow(
    /accepted\.json: .*what.*write cause/,
  );
  expect(() => read('[')).toThrow(/accepted\.json/);
});
