import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { business } from '#site/business.ts';
import { region } from '#site/region.ts';
import { towns } from '#site/towns.ts';
import { InputError } from '../../src/domain/problems.ts';
import { build, checks, runSideBySide, type Step } from './run-side-by-side.ts';

/** Everything the present business says of itself. A word that is an English one too is recognised by its capital, so places count with it. */
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

/** The SEO reviewer's report without an error. */
export const review: Step = { name: 'review', file: 'commands/review.ts' };
/** Tests that any pack must pass. */
export const tests: Step = {
  name: 'tests',
  file: 'node_modules/vitest/vitest.mjs',
  // All others have the towns and services of a fixture.
  args: ['run', '--project', 'pack'],
};

/**
 * Holds a copy of the project with another pack to what any pack must pass, and says what was right.
 * @param steps what runs once the copy is built: `review` of a pack whose towns are described, `tests`
 * @throws InputError for what is not
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

/** Strings of another business that files of `dist/` hold, as `file: string`. Text files alone: pictures say nothing. */
export function findStrings(
  dist: string,
  strings: readonly string[],
): string[] {
  const pattern = new RegExp(
    `(?<![\\w-])(?:${strings.map(RegExp.escape).join('|')})(?![\\w-])`,
  );
  return readdirSync(dist, { withFileTypes: true, recursive: true })
    .filter(
      (entry) =>
        entry.isFile() &&
        /\.(?:html|json|js|css|xml|txt|svg|webmanifest)$|^_headers$/.test(
          entry.name,
        ),
    )
    .map((entry) => join(entry.parentPath, entry.name))
    .flatMap((file) => {
      const [found] = pattern.exec(readFileSync(file, 'utf8')) ?? [];
      return found === undefined
        ? []
        : [`dist/${relative(dist, file)}: "${found}"`];
    });
}
