import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { acceptFindings, readAccepted, stopsDeploy } from './accepted.ts';
import type { Finding } from './types.ts';

const folder = mkdtempSync(join(tmpdir(), 'accepted-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const write = (text: string) => {
  writeFileSync(join(folder, 'accepted.json'), text);
  return join(folder, 'accepted.json');
};
const finding: Finding = {
  rule: 'thin-page',
  path: '/a',
  what: 'Few words',
  where: 'main',
  pages: ['/a'],
  level: 'error',
  source: '',
};
const entry = { rule: 'thin-page', path: '/a', reason: 'A form needs few words', date: '2026-11-22' };

test('an accepted finding stays, with its reason and date, and stops nothing', () => {
  const { findings, idle } = acceptFindings([finding, { ...finding, path: '/b' }], [entry]);
  expect(findings.map(({ accepted }) => accepted?.reason)).toEqual([entry.reason, undefined]);
  expect(findings.map(stopsDeploy)).toEqual([false, true]);
  expect(idle).toEqual([]);
});

test('an entry may be for one finding alone, and one that accepts nothing is named', () => {
  const narrow = { ...entry, what: 'No words' };
  expect(acceptFindings([finding], [narrow])).toEqual({ findings: [finding], idle: [narrow] });
});

test('a warning stops nothing', () => {
  expect(stopsDeploy({ ...finding, level: 'warning' })).toBe(false);
});

test('an entry without a reason or a date is refused by name', () => {
  expect(readAccepted(write(JSON.stringify([entry])))).toEqual([entry]);
  expect(() => readAccepted(write(JSON.stringify([{ ...entry, reason: 'no' }])))).toThrow(/accepted\.json: .*reason/);
  expect(() => readAccepted(write(JSON.stringify([{ ...entry, date: 'today' }])))).toThrow(/accepted\.json: .*date/);
  expect(() => readAccepted(write('['))).toThrow(/accepted\.json/);
});
