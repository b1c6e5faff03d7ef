import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };

/** Scripts of the package that are a command of ours, with its file. */
const commands = Object.entries(scripts).flatMap(([name, line]): [string, string][] => {
  const file = /preflight\.mjs ((?:commands|bench)\/\S+\.ts)$/.exec(line)?.[1];
  return file === undefined ? [] : [[name, file]];
});

/** Starts a command as npm does, without npm. */
const call = (file: string, arg: string) =>
  new Promise<{ code: number; out: string; err: string }>((resolve) => {
    execFile(process.execPath, ['--import', './commands/preflight.mjs', file, arg], { cwd: root }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
  });

test('the commands are found', () => {
  expect(commands.map(([name]) => name)).toEqual(
    expect.arrayContaining(['dev', 'start', 'build', 'generate', 'snapshot', 'review', 'bench', 'launch-check']),
  );
});

test.concurrent.each(commands)('npm run %s -- --help prints its usage and does nothing', async (name, file) => {
  const { code, out, err } = await call(file, '--help');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(new RegExp(`^Usage: npm (?:run )?${name}\\b`));
});

test.concurrent.each(commands)('npm run %s refuses an option that it does not have', async (_name, file) => {
  const { code, err } = await call(file, '--nonsense');
  expect(code).toBe(1);
  expect(err).toMatch(/^Unknown option '--nonsense'[^\n]*\nUsage: npm /);
  expect(err).not.toMatch(/^ {4}at /m);
});
