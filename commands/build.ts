import { checkShapes } from '../pack/pack-files.ts';
import { createReporter } from '../pipeline/reporter.ts';
import { warnOfUnread } from '../server/read-environment.ts';
import { flag, runCommand, textOption } from './shared/run-command.ts';

const reporter = createReporter({
  json: process.argv.includes('--json'),
  command: 'build',
});
await runCommand({
  usage: `Usage: npm run build [-- OPTION]      generate, bundle, snapshot: what changed, into dist/
  --allow-missing-diary  go on with the last posts, or none, where the database does not answer
  --allow-empty-diary    publish no post where the database has none, though it had some the last time
  --date YYYY-MM-DD      when content without a date in snapshots/manifest.json changed: for site map and structured data;
                         --date history takes the day of the commit that brought it
  --frozen               fail where a committed product is not what this build makes
  --no-snapshots         stop after content, bundle and pictures, for npm run snapshot
  --json                 one JSON object at the end and nothing else`,
  options: {
    'allow-missing-diary': flag,
    'allow-empty-diary': flag,
    date: textOption,
    frozen: flag,
    'no-snapshots': flag,
    json: flag,
  },
  fail: reporter.fail,
  run: async (values) => {
    warnOfUnread(reporter.note);
    await checkShapes();
    // Imported after the shapes are checked: other modules fail on a pack of another shape.
    const { buildSite } = await import('../pipeline/build-site.ts');
    await buildSite({
      allowMissingDiary: values['allow-missing-diary'],
      allowEmptyDiary: values['allow-empty-diary'],
      frozen: values.frozen,
      date: values.date,
      noSnapshots: values['no-snapshots'],
      reporter,
    });
  },
});
