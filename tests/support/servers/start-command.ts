import { join } from 'node:path';
import { outcomeOf, startIn } from '../copies/project-copy.ts';
import type { Call, Outcome } from './call-commands.ts';

/** The project's folder, in which commands start. */
export const root = join(import.meta.dirname, '../../..');

/** Runs a script of the project to its end. */
export const startCommand = (
  words: readonly string[],
  variables?: Readonly<Record<string, string>>,
): Promise<Outcome> => outcomeOf(startIn(root, words, variables));

/**
 * Runs calls in one process, which ends by itself if no command leaves anything running.
 * @throws Error if the process fails or writes to standard error
 */
export async function callCommands(calls: readonly Call[]): Promise<Outcome[]> {
  const words = [
    'tests/support/servers/call-commands.ts',
    JSON.stringify(calls),
  ];
  const { code, out, err } = await startCommand(words);
  if (code !== 0 || err !== '') throw new Error(`exit code ${code}\n${err}`);
  return JSON.parse(out) as Outcome[];
}
