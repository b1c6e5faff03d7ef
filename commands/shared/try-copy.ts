import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { business } from '#site/business.ts';
import { region } from '#site/region.ts';
import { towns } from '#site/towns.ts';
import { filesBelow } from '../../pack/files-below.ts';
import { InputError } from '../../src/domain/problems.ts';
import { build, checks, runSideBySide, type Step } from './run-side-by-side.ts';

/**
 * Words of the present business. They are searched with their capitals, so that Bath is found and a
 * bath is not.
 */
export const ours = [
  business.name,
  business.shortName,
  business.phone,
  business.phoneInternational,
  business.email,
  business.website,
  business.address.postalCode ?? [],
  region.county,
  ...towns.map(({ label }) => label),
].flat();

/** The reviewer's report, without errors. */
export const review: Step = { name: 'review', file: 'commands/review.ts' };
/** Tests that any pack must pass. */
export const tests: Step = {
  name: 'tests',
  file: 'node_modules/vitest/vitest.mjs',
  // The other projects test with a fixture's towns and services.
  args: ['run', '--project', 'pack'],
};

/**
 * Checks and builds a copy of the project with another pack, and prints what passed.
 * @param steps what runs after the build: `review`, if the pack describes its towns, and `tests`
 * @throws InputError with everything that failed
 */
export async function tryCopy(
  copy: string,
  steps: readonly Step[],
): Promise<void> {
  await runSideBySide(copy, [...checks, build]);
  if (steps.length > 0) await runSideBySide(copy, steps);
  const left = findStrings(join(copy, 'dist'), ours);
  if (left.length > 0)
    throw new InputError(
      left.map((line) => ({
        file: line,
        message: 'is a word of the present business',
      })),
    );
  console.log('words: none of the present business is left');
}

const textFile = /\.(?:html|json|js|css|xml|txt|svg|webmanifest)$|^_headers$/;

/** The given strings in text files of `dist/`, as `file: "string"`, one a file. */
export function findStrings(
  dist: string,
  strings: readonly string[],
): string[] {
  const pattern = new RegExp(
    `(?<![\\w-])(?:${strings.map(RegExp.escape).join('|')})(?![\\w-])`,
  );
  return filesBelow(dist)
    .filter((file) => textFile.test(file))
    .flatMap((file) => {
      const [found] =
        pattern.exec(readFileSync(join(dist, file), 'utf8')) ?? [];
      return found === undefined ? [] : [`dist/${file}: "${found}"`];
    });
}
