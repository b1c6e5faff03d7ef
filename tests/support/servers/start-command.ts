import { execFile } from 'node:child_process';
import { join } from 'node:path';
import type { Call, Outcome } from './call-commands.ts';

type Variables = Readonly<Record<string, string>>;

/** The project's folder, in which commands start. */
export const root = join(import.meta.dirname, '../../..');

/** Starts a script as npm does, without npm, and with nobody to answer its questions. */
export const startCommand = (
  args: readonly string[],
  variables: Variables = {},
) =>
  new Promise<Outcome>((resolve) => {
    const options = { cwd: root, env: { ...process.env, ...variables } };
    const words = ['--import', './commands/preflight.mjs', ...args];
    const child = execFile(
      process.execPath,
      words,
      options,
      (error, out, err) =>
        resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
    child.stdin!.end();
  });

/**
 * Makes calls in one process, which ends by itself if no command leaves anything running.
 * @throws Error with anything else that it printed
 */
export async function callCommands(
  calls: readonly Call[],
  variables: Variables = {},
): Promise<Outcome[]> {
  const words = [
    'tests/support/servers/call-commands.ts',
    JSON.stringify(calls),
  ];
  const { code, out, err } = await startCommand(words, variables);
  if (code !== 0 || err !== '') throw new Error(`exit code ${code}\n${err}`);
  return JSON.parse(out) as Outcome[];
}
