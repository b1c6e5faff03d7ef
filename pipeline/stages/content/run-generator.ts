import { join } from 'node:path';
import { at } from '../../../src/domain/assert-defined.ts';
import { InputError } from '../../../src/domain/problems.ts';
import { root } from '../../paths.ts';
import { runChild } from '../../run-child.ts';
import { sparesMemory } from '../../spare-memory.ts';

/** A young generation of half the usual size, which would hold some 200 MB of garbage. */
const nodeOptions = sparesMemory ? ['--max-semi-space-size=8'] : [];

interface GeneratorOptions {
  /** Left out for all. */
  readonly towns?: readonly string[];
  /** Names all that pages are made from, profiles aside: a later run knows by it what is cached of other towns. */
  readonly key?: string;
}

/**
 * Generates content in a process of its own, beside the bundler: for `towns`, or for all. Resolves to its last line, how many files changed.
 * @throws InputError with what it complained of
 */
export async function runGenerator({ towns = [], key }: GeneratorOptions = {}): Promise<string> {
  const args = [...(key === undefined ? [] : ['--known', key]), ...towns.flatMap((town) => ['--town', town])];
  try {
    return at((await runChild(join(root, 'commands/generate.ts'), { args, nodeOptions })).split('\n'), -1);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const space = reason.includes('\n') ? '\n' : ' ';
    throw new InputError([{ file: 'generate', message: `stopped the build:${space}${reason}` }]);
  }
}

/**
 * Generates content for `npm run dev`, where a page is shown although it is refused. Resolves to how many files changed, and to what is refused.
 * @throws InputError with what cannot be shown at all
 */
export async function runDraft(): Promise<{ readonly news: string; readonly refused: readonly string[] }> {
  const lines = (await runChild(join(root, 'commands/generate.ts'), { args: ['--draft'] })).split('\n');
  const mark = 'refused: ';
  return {
    news: at(lines, -1),
    refused: lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(mark.length)),
  };
}
