import { createProgress } from '../pipeline/progress.ts';
import { checkBuilt } from '../pipeline/release/check-built.ts';
import {
  goBack,
  listReleases,
  parseReleaseTarget,
  releaseSite,
} from '../pipeline/release/release-site.ts';
import { dist, root } from '../pipeline/paths.ts';
import { recordPublished } from '../review/gather/published.ts';
import { runCommand } from './shared/run-command.ts';

await runCommand({
  usage: `Usage: npm run publish -- PLACE [OPTION]      dist/ as a new release on a server of your own, served in one step
  PLACE   server:/var/www/site, over ssh and rsync, or a folder of this machine
  --back  serve the release before the one that is served now
  --list  the releases that are there`,
  options: {
    back: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
  word: true,
  async run({ back, list }, text) {
    const target = parseReleaseTarget(text);
    if (list) return console.log(await listReleases(target));
    if (!back) {
      checkBuilt();
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
