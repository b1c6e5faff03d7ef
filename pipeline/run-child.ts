import { fork } from 'node:child_process';
import { InputError } from '../src/domain/problems.ts';
import { root } from './paths.ts';

interface ChildOptions {
  readonly args?: readonly string[];
  /** Node's own options, beside those of this process. */
  readonly nodeOptions?: readonly string[];
}

/**
 * Runs a script in a process of its own, whose memory goes with it and which ends with this one. Resolves to what it printed.
 * @throws InputError with everything that it complained of, or with how it ended
 */
export function runChild(
  script: string,
  { args = [], nodeOptions = [] }: ChildOptions = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = fork(script, args, {
      cwd: root,
      execArgv: [...process.execArgv, ...nodeOptions],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    let output = '';
    let complaints = '';
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr?.on(
      'data',
      (chunk: Buffer) => (complaints += chunk.toString()),
    );
    child.on('error', reject);
    child.on('close', (code, signal) => {
      const how = signal ? `ended by ${signal}` : `exit code ${code}`;
      const reason =
        complaints.trim() ||
        `its process stopped (${how}): run the build again`;
      if (code !== 0)
        return reject(new InputError([{ file: reason, message: '' }]));
      // Warnings.
      process.stderr.write(complaints);
      resolve(output.trim());
    });
  });
}
