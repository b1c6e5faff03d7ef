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
  usage: `Usage: npm run snapshot [-- OPTION]      the snapshot stage alone, over content and bundle as they are
  --only PATH            render this page again into dist/; may be repeated
  --shard 2/8            render the second of eight parts into dist.shards/2-of-8
  --merge 8              make dist/ from eight shards
  --verify               take every page of dist/ again by cold navigation and compare it with what ships
  --date YYYY-MM-DD      as with npm run build: the same for all shards of a run and for merging them
  --frozen               fail where a committed product is not what this run makes
  --allow-missing-diary  go on with the last posts, or none, where the database does not answer
  --allow-empty-diary    publish no post where the database has none, though it had some the last time
  --json                 one JSON object at the end and nothing else`,
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
