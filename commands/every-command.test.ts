import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { Call, Outcome } from '../tests/support/servers/call-commands.ts';

const root = join(import.meta.dirname, '..');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };

/** Scripts of the package that are a command of ours, with its file. */
const commands = Object.entries(scripts).flatMap(([name, line]): [string, string][] => {
  const file = /preflight\.mjs ((?:commands|bench)\/\S+\.ts)$/.exec(line)?.[1];
  return file === undefined ? [] : [[name, file]];
});

/** Starts a script as npm does, without npm. */
const start = (file: string, arg: string) =>
  new Promise<Outcome>((resolve) => {
    execFile(process.execPath, ['--import', './commands/preflight.mjs', file, arg], { cwd: root }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
  });

const args = ['--help', '--nonsense'];
const outcomes = new Map<string, Outcome>();
/** All calls are made in one process, which ends by itself where no command leaves anything running. */
beforeAll(async () => {
  const calls = commands.flatMap(([, file]) => args.map((arg): Call => [file, arg]));
  const { code, out, err } = await start('tests/support/servers/call-commands.ts', JSON.stringify(calls));
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const found = JSON.parse(out) as Outcome[];
  for (const [index, call] of calls.entries()) outcomes.set(call.join(' '), found[index]!);
}, 300_000);

test('the commands are found', () => {
  expect(commands.map(([name]) => name)).toEqual(
    expect.arrayContaining(['dev', 'start', 'build', 'generate', 'snapshot', 'review', 'bench', 'launch-check']),
  );
});

test.each(commands)('npm run %s -- --help prints its usage and does nothing', (name, file) => {
  const { code, out, err } = outcomes.get(`${file} --help`)!;
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(new RegExp(`^Usage: npm (?:run )?${name}\\b`));
});

test.each(commands)('npm run %s refuses an option that it does not have', (_name, file) => {
  const { code, err } = outcomes.get(`${file} --nonsense`)!;
  expect(code).toBe(1);
  expect(err).toMatch(/^Unknown option '--nonsense'[^\n]*\nUsage: npm /);
  expect(err).not.toMatch(/^ {4}at /m);
});

test.each(args)('with %s a process of its own comes to the same', async (arg) => {
  expect(await start('commands/build.ts', arg)).toEqual(outcomes.get(`commands/build.ts ${arg}`));
});
