import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { copyWithPack } from '../pipeline/copy-project.ts';
import { runCommand, wrongOption } from './shared/run-command.ts';
import { review, tests, tryCopy } from './shared/try-copy.ts';

const usage = `Usage: npm run try-pack -- FOLDER      puts the pack in FOLDER (site/, templates/) in place in a copy of the project:
  types, style, build, review, its own tests and those of mechanism that see a pack must pass, and no word of the present business be left
  --keep             keep the copy, and say where it is
  --no-review        for a starter pack, whose towns are not described yet
  --no-tests         all but the tests`;

await runCommand({
  usage,
  options: {
    keep: { type: 'boolean', default: false },
    'no-review': { type: 'boolean', default: false },
    'no-tests': { type: 'boolean', default: false },
  },
  word: true,
  run: async (values, folder) => {
    if (folder === undefined)
      throw wrongOption('try-pack', `give the pack's folder\n${usage}`);
    const copy = copyWithPack(resolve(folder));
    let isRight = false;
    try {
      await tryCopy(copy, [
        ...(values['no-review'] ? [] : [review]),
        ...(values['no-tests'] ? [] : [tests]),
      ]);
      isRight = true;
    } finally {
      if (values.keep || !isRight) console.log(`The copy is in ${copy}`);
      else rmSync(copy, { recursive: true, force: true });
    }
  },
});
