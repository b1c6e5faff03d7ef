import { existsSync } from 'node:fs';
import { withBuildLock } from '../build/build-lock.ts';
import { buildRecordFile, root } from '../build/places.ts';
import { createReporter } from '../build/reporter.ts';
import { startGenerator } from '../build/stages/content/run-generator.ts';
import { readVariables } from '../server/read-environment.ts';
import { unreadVariables } from '../src/domain/environment.ts';
import { runCommand } from './run-command.ts';

const reporter = createReporter({ json: process.argv.includes('--json'), command: 'build' });
await runCommand({
  usage: `Usage: npm run build [-- OPTION]      generate, bundle, snapshot: what changed, into dist/
  --allow-missing-diary  go on with the last posts, or none, where the database does not answer
  --date YYYY-MM-DD      when content without a date in snapshots/manifest.json changed: for site map and structured data;
                         --date history takes the day of the commit that brought it
  --frozen               fail where a committed product is not what this build makes
  --no-snapshots         stop after content, bundle and pictures, for npm run snapshot
  --json                 one JSON object at the end and nothing else`,
  options: {
    'allow-missing-diary': { type: 'boolean', default: false },
    date: { type: 'string' },
    frozen: { type: 'boolean', default: false },
    'no-snapshots': { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
  fail: reporter.fail,
  run: (values) => {
    for (const line of unreadVariables(readVariables(root))) reporter.note(line);
    return withBuildLock(async () => {
      // Where nothing is known of an earlier build all content is made: the generator is at work before the build's own modules are loaded.
      const generator = existsSync(buildRecordFile) ? undefined : startGenerator({ awaitsKey: true });
      try {
        const { buildSite } = await import('../build/build-site.ts');
        const { parseDate } = await import('../build/stages/site/page-dates.ts');
        await buildSite({
          allowMissingDiary: values['allow-missing-diary'],
          frozen: values.frozen,
          date: parseDate(values.date),
          generator,
          noSnapshots: values['no-snapshots'],
          reporter,
        });
      } finally {
        generator?.stop();
      }
    });
  },
});
