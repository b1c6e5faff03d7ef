import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { Call, Outcome } from '../tests/support/servers/call-commands.ts';
import {
  callCommands,
  root,
  startCommand,
} from '../tests/support/servers/start-command.ts';

const { scripts } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
) as { scripts: Record<string, string> };

/** Scripts of package.json that run a command of this project, each with the command's file. */
const commands = Object.entries(scripts).flatMap(
  ([name, line]): [string, string][] => {
    const file = /preflight\.mjs ((?:commands|tests\/measure)\/\S+\.ts)$/.exec(
      line,
    )?.[1];
    return file === undefined ? [] : [[name, file]];
  },
);

const args = ['--help', '--nonsense'];
const outcomes = new Map<string, Outcome>();
beforeAll(async () => {
  const calls = commands.flatMap(([, file]) =>
    args.map((arg): Call => [file, arg]),
  );
  for (const [index, outcome] of (await callCommands(calls)).entries())
    outcomes.set(calls[index]!.join(' '), outcome);
}, 300_000);

test('package.json has a script for every main command', () => {
  expect(commands.map(([name]) => name)).toEqual(
    expect.arrayContaining([
      'dev',
      'start',
      'build',
      'generate',
      'snapshot',
      'review',
      'bench',
      'launch-check',
    ]),
  );
});

test.each(commands)(
  'npm run %s -- --help prints the usage and exits with code 0',
  (name, file) => {
    const { code, out, err } = outcomes.get(`${file} --help`)!;
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(new RegExp(`^Usage: npm (?:run )?${name}\\b`));
  },
);

test.each(commands)(
  'npm run %s refuses an unknown option without a stack trace',
  (_name, file) => {
    const { code, err } = outcomes.get(`${file} --nonsense`)!;
    expect(code).toBe(1);
    expect(err).toMatch(/^Unknown option '--nonsense'[^\n]*\nUsage: npm /);
    expect(err).not.toMatch(/^ {4}at /m);
  },
);

test.each(args)(
  'with %s, a command ends the same way in its own process as in a shared one',
  async (arg) => {
    expect(await startCommand(['commands/build.ts', arg])).toEqual(
      outcomes.get(`commands/build.ts ${arg}`),
    );
  },
);
