import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { throwProblems, type Problem } from '../src/domain/problems.ts';
import type { Town } from '../src/domain/towns.ts';
import { generateTown } from './generate-town.ts';
import type { Inputs } from './inputs/inputs.ts';

const PROGRESS_EVERY = 500;

function syntheticTown(index: number): Town {
  const digits = String(index).padStart(6, '0');
  return {
    slug: `synthetic-${digits}`,
    label: `Synthetic ${digits}`,
    type: 'town',
    lat: 50.2 + (index % 100) / 100,
    lon: -4.4 + (Math.floor(index / 100) % 100) / 100,
  };
}

/**
 * Generates `count` synthetic towns one at a time, so that memory does not grow with their number.
 */
export function generateSynthetic(
  count: number,
  inputs: Inputs,
  folder: string,
): void {
  rmSync(folder, { recursive: true, force: true });
  const started = performance.now();
  let pages = 0;
  for (let index = 0; index < count; index++) {
    const problems: Problem[] = [];
    const { files } = generateTown(syntheticTown(index), inputs, problems);
    throwProblems(problems);
    for (const { path, text } of files) {
      const target = join(folder, path);
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, text);
    }
    pages += files.length - 1;
    if ((index + 1) % PROGRESS_EVERY === 0 || index + 1 === count) {
      const perPage = (performance.now() - started) / pages;
      const megabytes = process.memoryUsage().rss / 2 ** 20;
      console.log(
        `${pages} pages, ${perPage.toFixed(3)} ms a page, ${megabytes.toFixed(0)} MB`,
      );
    }
  }
}
