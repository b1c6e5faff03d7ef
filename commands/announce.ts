import { manifestFile, root } from '../pipeline/paths.ts';
import { changedAddresses } from '../review/changes/compare-states.ts';
import { countOf } from '../review/count-of.ts';
import { readEarlierState } from '../review/gather/states.ts';
import { announcePages, indexNowEndpoint } from '../server/index-now.ts';
import { readEnvironment, readVariables } from '../server/read-environment.ts';
import { InputError } from '../src/domain/problems.ts';
import { runCommand } from './shared/run-command.ts';

await runCommand({
  usage: `Usage: npm run announce -- --against STATE [OPTION]      notifies search engines of the pages that a deploy changed (IndexNow)
  --against STATE     what was live before: a commit, a manifest or a report
  --endpoint ADDRESS  who is notified (${indexNowEndpoint})
Does nothing without VITE_INDEXNOW_KEY and VITE_SITE_URL. A search engine that does not hear is a warning: exits 0.`,
  options: {
    against: { type: 'string' },
    endpoint: { type: 'string', default: indexNowEndpoint },
  },
  /** Compares the committed manifest with what was live before, and reports the pages that differ. */
  async run({ against, endpoint }) {
    const { siteUrl, indexNowKey: key } = readEnvironment();
    if (key === undefined || !readVariables()['VITE_SITE_URL'])
      return console.log(
        'Nobody is notified: VITE_INDEXNOW_KEY and VITE_SITE_URL are not both set.',
      );
    const problems = [
      ...(against === undefined
        ? [
            {
              file: '--against',
              message: 'is missing: say what was live before',
            },
          ]
        : []),
      ...(URL.canParse(endpoint)
        ? []
        : [{ file: '--endpoint', message: `"${endpoint}" is not an address` }]),
    ];
    if (problems.length > 0) throw new InputError(problems);
    const before = readEarlierState({ root, against });
    const now = readEarlierState({ root, against: manifestFile });
    if ('reason' in before)
      return console.warn(`warning: nobody is notified: ${before.reason}`);
    if ('reason' in now)
      return console.warn(`warning: nobody is notified: ${now.reason}`);
    const paths = changedAddresses(before, now);
    const refusals = await announcePages({ endpoint, siteUrl, key, paths });
    for (const line of refusals) console.warn(`warning: ${line}`);
    if (refusals.length === 0)
      console.log(
        `Against ${before.from}: ${countOf(paths.length, 'page')} changed, and search engines are notified.`,
      );
  },
});
