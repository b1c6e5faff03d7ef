import { checkShapes } from '../pack/pack-files.ts';
import { createReporter } from '../pipeline/reporter.ts';
import { warnOfUnread } from '../server/read-environment.ts';
import { flag, runCommand, textOption } from './shared/run-command.ts';

const reporter = createReporter({
  json: process.argv.includes('--json'),
  command: 'build',
});
await runCommand({
  usage: `Usage: npm run build [-- OPTION]      builds the site into dist/: generates, bundles and renders what changed
  --allow-missing-diary  build with the last known posts, or none, if the database cannot be read
  --allow-empty-diary    publish an empty diary even if the database had posts before
  --date YYYY-MM-DD      the date for content that has none in snapshots/manifest.json;
                         --date history uses the day of the commit that introduced it
  --frozen               fail if a committed product differs from what this build makes
  --no-snapshots         stop after content, bundle and pictures; npm run snapshot does the rest
  --json                 print one JSON object at the end and nothing else`,
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
    // Imported after the shapes are checked: other modules fail if the pack has another shape.
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
