import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { copyWithPack, findStrings } from '../build/try-pack.ts';
import { business } from '../site/business.ts';
import { region } from '../site/region.ts';
import { towns } from '../site/towns.ts';
import { InputError } from '../src/domain/problems.ts';
import { checks } from './checks.ts';
import { runCommand } from './run-command.ts';
import { runSideBySide, type Step } from './run-side-by-side.ts';

const usage = `Usage: npm run try-pack -- FOLDER      puts the pack in FOLDER (site/, templates/, media/) in place in a copy of the project:
  types, style, build, review, its own tests and those of mechanism that see a pack must pass, and no word of the present business be left
  --keep             keep the copy, and say where it is
  --no-review        for a starter pack, whose towns are not described yet
  --no-tests         all but the tests`;

/** Everything the present business says of itself. A word that is an English one too is told by its capital alone, so places count with it. */
const ours = [
  business.name,
  business.shortName,
  business.phone,
  business.phoneInternational,
  business.email,
  business.website,
  business.address.postalCode,
  region.county,
  ...towns.map(({ label }) => label),
];

const review: Step = { name: 'review', file: 'commands/review.ts' };
const tests: Step = {
  name: 'tests',
  file: 'node_modules/vitest/vitest.mjs',
  args: ['run', '--project', 'unit', '--project', 'pack'],
};

await runCommand({
  usage,
  options: {
    keep: { type: 'boolean', default: false },
    'no-review': { type: 'boolean', default: false },
    'no-tests': { type: 'boolean', default: false },
  },
  words: 1,
  run: async (values, [folder]) => {
    if (folder === undefined) throw new InputError([{ file: 'try-pack', message: `give the pack's folder\n${usage}` }]);
    const copy = copyWithPack(resolve(folder));
    let isRight = false;
    try {
      await runSideBySide(copy, [...checks, { name: 'build', file: 'commands/build.ts' }]);
      const steps = [...(values['no-review'] ? [] : [review]), ...(values['no-tests'] ? [] : [tests])];
      if (steps.length > 0) await runSideBySide(copy, steps);
      const left = findStrings(join(copy, 'dist'), ours);
      if (left.length > 0)
        throw new InputError(left.map((line) => ({ file: line, message: 'is a word of the present business' })));
      console.log('words: none of the present business is left');
      isRight = true;
    } finally {
      if (values.keep || !isRight) console.log(`The copy is in ${copy}`);
      else rmSync(copy, { recursive: true, force: true });
    }
  },
});
