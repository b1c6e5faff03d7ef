import { join, resolve } from 'node:path';
import { copyWithPack } from '../pack/copy-project.ts';
import { removeAll } from '../core/disk/write-file.ts';
import { throwProblems } from '../core/domain/problems.ts';
import { findStrings, ours } from './shared/foreign-words.ts';
import { flag, runCommand, wrongOption } from './shared/run-command.ts';
import {
  build,
  checks,
  packTests,
  review,
  runSideBySide,
} from './shared/run-side-by-side.ts';

const usage = `Usage: npm run try-pack -- FOLDER      tries the pack in FOLDER (site/, templates/) in a copy of the project:
  types, style, build, review and the tests of a pack must pass, and no word of the present business may be left
  --keep             keep the copy, and say where it is
  --no-review        skip the review, for a starter pack whose towns are not described yet
  --no-tests         skip the tests`;

await runCommand({
  usage,
  options: {
    keep: flag,
    'no-review': flag,
    'no-tests': flag,
  },
  word: true,
  run: async (values, folder) => {
    if (folder === undefined)
      throw wrongOption('try-pack', `give the pack's folder\n${usage}`);
    const copy = copyWithPack(resolve(folder));
    let isRight = false;
    try {
      await runSideBySide(copy, [...checks, build]);
      await runSideBySide(copy, [
        ...(values['no-review'] ? [] : [review]),
        ...(values['no-tests'] ? [] : [packTests]),
      ]);
      refuseStrings(join(copy, 'dist'));
      isRight = true;
    } finally {
      if (values.keep || !isRight) console.log(`The copy is in ${copy}`);
      else removeAll(copy);
    }
  },
});

/**
 * Checks that no file of the built site holds a string of the present business.
 * @throws InputError naming each file that does
 */
function refuseStrings(dist: string): void {
  const message = 'is a word of the present business';
  const left = findStrings(dist, ours);
  throwProblems(left.map((file) => ({ file, message })));
  console.log('words: none of the present business is left');
}
