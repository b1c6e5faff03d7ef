import { createProgress } from '../pipeline/progress.ts';
import { checkBuilt } from '../pipeline/release/check-built.ts';
import {
  goBack,
  listReleases,
  parseReleaseTarget,
  releaseSite,
} from '../pipeline/release/release-site.ts';
import { dist, root } from '../core/disk/project-paths.ts';
import { recordPublished } from '../review/gather/last-published.ts';
import { staleInputs } from '../review/gather/since-build.ts';
import { InputError, type Problem } from '../core/domain/problems.ts';
import { findLaunchWork } from './shared/launch-work.ts';
import { flag, runCommand } from './shared/run-command.ts';

const FIRST_PROBLEMS = 5;

await runCommand({
  usage: `Usage: npm run publish -- PLACE [OPTION]      publishes dist/ as a new release on a server of your own, and switches to it in one step
  PLACE     server:/var/www/site, over ssh and rsync, or a folder of this machine
  --anyway  publish even if the launch check has something left, or dist/ is older than its sources
  --back    serve the release before the current one
  --list    list the releases`,
  options: {
    anyway: flag,
    back: flag,
    list: flag,
  },
  word: true,
  async run({ anyway, back, list }, text) {
    const target = parseReleaseTarget(text);
    if (list) return console.log(await listReleases(target));
    if (!back) {
      checkBuilt();
      if (!anyway) await checkReady();
      console.log(`Sending dist/ to ${text}`);
    }
    const name = back
      ? await goBack(target)
      : await releaseSite({
          site: dist,
          target,
          onCompressed: createProgress('Files compressed'),
        });
    if (!back) recordPublished(root);
    console.log(`Served now: ${name}`);
  },
});

/**
 * Checks that the build is up to date and that the launch check finds nothing left to do.
 * @throws InputError with the first FIRST_PROBLEMS problems
 */
async function checkReady(): Promise<void> {
  const stale = staleInputs(root).map((file): Problem => ({
    file,
    message: 'is newer than dist/: run npm run build',
  }));
  const groups = await findLaunchWork();
  const work = groups.map(({ title, items }): Problem => {
    const [first = '', ...more] = items;
    const others = more.length > 0 ? ` (and ${more.length} more)` : '';
    return { file: title, message: first + others };
  });
  const problems = [...stale, ...work];
  if (problems.length === 0) return;
  throw new InputError([
    ...problems.slice(0, FIRST_PROBLEMS),
    {
      file: 'Nothing is published',
      message:
        'npm run launch-check lists all that is left; --anyway publishes all the same',
    },
  ]);
}
