import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { copyWithPack, findStrings } from '../build/try-pack.ts';
import { business } from '../site/business.ts';
import { region } from '../site/region.ts';
import { towns } from '../site/towns.ts';
import { InputError } from '../src/domain/problems.ts';
import { runCommand } from './run-command.ts';

const usage = `Usage: npm run try-pack -- FOLDER      puts the pack in FOLDER (site/, templates/, media/) in place in a copy of the project:
  types, style, build, review, the tests of mechanism and its own must pass, and no word of the present business be left
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

await runCommand({
  usage,
  options: {
    keep: { type: 'boolean', default: false },
    'no-review': { type: 'boolean', default: false },
    'no-tests': { type: 'boolean', default: false },
  },
  words: 1,
  run: (values, [folder]) => {
    if (folder === undefined) throw new InputError([{ file: 'try-pack', message: `give the pack's folder\n${usage}` }]);
    const copy = copyWithPack(resolve(folder));
    const run = (what: string, file: string, args: readonly string[]) => {
      console.log(`${what}: begun`);
      const started = performance.now();
      const { status, stdout, stderr } = spawnSync(process.execPath, [join(copy, file), ...args], {
        cwd: copy,
        encoding: 'utf8',
      });
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      if (status === 0) return console.log(`${what}: right (${seconds} s)`);
      throw new InputError([{ file: `${what} in ${copy}`, message: `exit code ${status}\n${stdout}${stderr}`.trim() }]);
    };
    let isRight = false;
    try {
      run('types', 'node_modules/typescript/bin/tsc', []);
      run('lint', 'node_modules/oxlint/bin/oxlint', ['--deny-warnings']);
      run('style', 'node_modules/oxfmt/bin/oxfmt', ['--check']);
      run('unused code', 'node_modules/knip/bin/knip.js', ['--no-config-hints']);
      run('build', 'commands/build.ts', []);
      if (!values['no-review']) run('review', 'commands/review.ts', []);
      if (!values['no-tests'])
        run('tests', 'node_modules/vitest/vitest.mjs', ['run', '--project', 'unit', '--project', 'pack']);
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
