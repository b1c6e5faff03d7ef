import { fork } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { assertDefined } from '../src/domain/assert-defined.ts';
import { inputError } from '../src/domain/problems.ts';
import { root } from './paths.ts';

interface ChildOptions {
  readonly args?: readonly string[];
}

/**
 * Runs a script in a child process, so that its memory is freed when it ends. The child exits when
 * this process does. Resolves to the script's output; its warnings go to standard error.
 * @throws InputError with what the script wrote to standard error, or with its exit code
 */
export async function runChild(
  script: string,
  { args = [] }: ChildOptions = {},
): Promise<string> {
  const child = fork(script, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const [[code, signal], output, errors] = await Promise.all([
    once(child, 'close'),
    text(assertDefined(child.stdout, 'output')),
    text(assertDefined(child.stderr, 'errors')),
  ]);
  if (code === 0) {
    process.stderr.write(errors);
    return output.trim();
  }
  const how = signal ? `ended by ${signal}` : `exit code ${code}`;
  const reason =
    errors.trim() || `its process stopped (${how}): run the build again`;
  throw inputError('', reason);
}
