import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { InputError } from '../../../src/domain/problems.ts';
import { towns as allTowns } from '../../../src/domain/towns.ts';
import { root } from '../../places.ts';

/**
 * With so many towns the generator has a young generation of half the usual size, which would hold some 200 MB of garbage. With fewer
 * towns that would take a tenth more time.
 */
const MANY_TOWNS = 1000;
const memory = allTowns.length > MANY_TOWNS ? ['--max-semi-space-size=8'] : [];

export const generatorScript = join(root, 'commands/generate.ts');

interface GeneratorOptions {
  /** Left out for all. */
  readonly towns?: readonly string[];
  /** Names all that pages are made from, profiles and content aside; left out where nothing is kept for a later run. */
  readonly known?: string;
}

/**
 * Runs the generator in a process of its own, beside the bundler: for `towns`, or for all. Resolves to its last line, how many
 * files changed.
 * @throws InputError with what it complained of.
 */
export function runGenerator({ towns = [], known }: GeneratorOptions = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [
        ...process.execArgv,
        ...memory,
        generatorScript,
        ...(known === undefined ? [] : ['--known', known]),
        ...towns.flatMap((town) => ['--town', town]),
      ],
      { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] },
    );
    let said = '';
    let complaints = '';
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(said.trim().split('\n').at(-1) ?? '');
      else {
        const reason = complaints.trim();
        const space = reason.includes('\n') ? '\n' : ' ';
        reject(new InputError([{ file: 'generate', message: `stopped the build:${space}${reason}` }]));
      }
    });
  });
}
