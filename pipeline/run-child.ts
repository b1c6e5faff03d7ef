import { fork } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { assertDefined } from '../core/domain/assert-defined.ts';
import { inputError } from '../core/domain/problems.ts';
import { root } from '../core/disk/project-paths.ts';

interface ChildOptions {
  readonly args?: readonly string[];
}

/**
 * Runs a script in a child process, so that its memory is freed when it ends. The child exits when
 * this process does. Resolves to the last message that the script sent, undefined if it sent none.
 * Its warnings go to standard error, and what it prints is dropped.
 * @throws InputError with what the script wrote to standard error, or with its exit code
 */
export async function runChild(
  script: string,
  { args = [] }: ChildOptions = {},
): Promise<unknown> {
  const child = fork(script, args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let sent: unknown;
  child.on('message', (message) => {
    sent = message;
  });
  const [[code, signal], errors] = await Promise.all([
    once(child, 'close'),
    text(assertDefined(child.stderr, 'errors')),
  ]);
  if (code === 0) {
    process.stderr.write(errors);
    return sent;
  }
  const how = signal ? `ended by ${signal}` : `exit code ${code}`;
  const reason =
    errors.trim() || `its process stopped (${how}): run the build again`;
  throw inputError('', reason);
}
