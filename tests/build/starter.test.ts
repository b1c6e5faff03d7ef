import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { packFolders } from '../../generator/starter/write-starter.ts';
import { outcomeOf, startIn } from '../support/copies/project-copy.ts';

const root = join(import.meta.dirname, '../..');
const run = async (command: string, args: readonly string[]) => {
  const { code, out, err } = await outcomeOf(startIn(root, command, { args }));
  return { code, text: `${out}${err}` };
};
const folder = mkdtempSync(join(tmpdir(), 'starter-'));
const plumber = [
  ['--name', "Otter's Plumbing & Heating"],
  ['--phone', '01227 496 0123'],
  ['--email', 'hello@otterplumbing.example'],
  ['--county', 'Kent'],
  ['--services', 'Boiler Service, Bathroom Fitting'],
  ['--towns', 'Whitstable 51.361 1.026; Herne Bay 51.371 1.128; Faversham 51.315 0.889'],
  ['--home', 'Whitstable'],
  ['--out', folder],
].flat();

beforeAll(async () => {
  const made = await run('make-yours.ts', plumber);
  expect(made).toMatchObject({ code: 0, text: expect.stringContaining('are written') });
  return () => rmSync(folder, { recursive: true, force: true });
});

test('a starter pack of a plumber has right types, builds, and shows no word of the present business', async () => {
  const { code, text } = await run('try-pack.ts', [folder, '--no-review', '--no-tests']);
  for (const line of ['types: right', 'build: right', 'words: none of the present business is left'])
    expect(text).toContain(line);
  expect(code).toBe(0);
}, 300_000);

test('it is not written over without being told, and what is there stays', async () => {
  const before = readFileSync(join(folder, 'site/business.ts'), 'utf8');
  const again = await run(
    'make-yours.ts',
    plumber.map((word) => (word.startsWith('Otter') ? 'Another Name' : word)),
  );
  expect(again.code).toBe(1);
  expect(again.text).toContain(`${packFolders.join(', ')} are there already: give --force`);
  expect(readFileSync(join(folder, 'site/business.ts'), 'utf8')).toBe(before);
});

test('what is wrong with the options is told at once, a line each, and nothing is written', async () => {
  const empty = mkdtempSync(join(tmpdir(), 'starter-'));
  onTestFinished(() => rmSync(empty, { recursive: true, force: true }));
  const { code, text } = await run('make-yours.ts', ['--name', 'X', '--towns', 'Deal', '--out', join(empty, 'pack')]);
  expect(code).toBe(1);
  expect(
    text
      .trim()
      .split('\n')
      .map((line) => /^--[a-z]+/.exec(line)?.[0]),
  ).toEqual(['--phone', '--email', '--county', '--services', '--towns', '--home']);
});
