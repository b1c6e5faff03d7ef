import { fork } from 'node:child_process';
import { inputError } from '../src/domain/problems.ts';
import { root } from './paths.ts';

interface ChildOptions {
  readonly args?: readonly string[];
  /** Node's options besides those of this process. */
  readonly nodeOptions?: readonly string[];
}

/**
 * Runs a script in a child process, so that its memory is freed at its end. The child is killed
 * when this process exits. Resolves to what it printed; its warnings go to standard error.
 * @throws InputError with everything it wrote to standard error, or with its exit code
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
    let errors = '';
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (code === 0) {
        process.stderr.write(errors);
        return resolve(output.trim());
      }
      const how = signal ? `ended by ${signal}` : `exit code ${code}`;
      const reason =
        errors.trim() || `its process stopped (${how}): run the build again`;
      reject(inputError(reason, ''));
    });
  });
}
