import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { InputError } from '../src/domain/problems.ts';

const root = join(import.meta.dirname, '..');

/** Runs the generator in a process of its own, beside the bundler. @throws InputError with what it complained of. */
export function runGenerator(): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, 'generator/cli.ts')], { cwd: root, stdio: ['ignore', 'inherit', 'pipe'] });
    let complaints = '';
    child.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new InputError([{ file: 'generate', message: `stopped the build:\n${complaints.trim()}` }]));
    });
  });
}
