import { parseShard, parseShardCount } from '../snapshots/shards.ts';
import { withBuildLock } from '../pipeline/build-lock.ts';
import { createReporter } from '../pipeline/reporter.ts';
import { mergeShards, snapshotShard } from '../pipeline/snapshot-shards.ts';
import {
  snapshotAll,
  snapshotOnly,
  withSnapshots,
} from '../pipeline/snapshot-site.ts';
import { verifySite } from '../pipeline/verify-site.ts';
import {
  flag,
  runCommand,
  textOption,
  textsOption,
  wrongOption,
} from './shared/run-command.ts';

const reporter = createReporter({
  json: process.argv.includes('--json'),
  command: 'snapshot',
});
await runCommand({
  usage: `Usage: npm run snapshot [-- OPTION]      runs the snapshot stage alone, with the existing content and bundle
  --only PATH            render this page again into dist/; may be repeated
  --shard 2/8            render the second of eight parts into dist.shards/2-of-8
  --merge 8              make dist/ from eight shards
  --verify               open every page of dist/ in a browser and compare what it shows with its file
  --date YYYY-MM-DD      as for npm run build; give every shard of a run and the merge the same date
  --frozen               fail if a committed product differs from what this run makes
  --allow-missing-diary  build with the last known posts, or none, if the database cannot be read
  --allow-empty-diary    publish an empty diary even if the database had posts before
  --json                 print one JSON object at the end and nothing else`,
  options: {
    only: textsOption,
    shard: textOption,
    merge: textOption,
    verify: flag,
    frozen: flag,
    date: textOption,
    'allow-missing-diary': flag,
    'allow-empty-diary': flag,
    json: flag,
  },
  fail: reporter.fail,
  run: async (values) => {
    const { only, shard, merge, verify, frozen, date } = values;
    const modes = Object.entries({ only, shard, merge, verify })
      .filter(([, value]) => value !== undefined && value !== false)
      .map(([name]) => `--${name}`);
    if (modes.length > 1)
      throw wrongOption(
        modes.join(' and '),
        'do not go together: give one of them',
      );
    if (verify) {
      await withBuildLock(() => verifySite(reporter));
    } else {
      const oneShard = shard === undefined ? undefined : parseShard(shard);
      const count = merge === undefined ? undefined : parseShardCount(merge);
      const options = {
        allowMissingDiary: values['allow-missing-diary'],
        allowEmptyDiary: values['allow-empty-diary'],
        frozen,
        date,
        reporter,
      };
      await withSnapshots(options, async (build) => {
        if (only) await snapshotOnly(build, only);
        else if (oneShard) await snapshotShard(build, oneShard);
        else if (count !== undefined) await mergeShards(build, count);
        else {
          const { pages, rendered } = await snapshotAll(build);
          reporter.end(`${pages} pages rendered`, { pages, rendered });
        }
      });
    }
  },
});
