/* What Lighthouse says of one page of each kind, on a phone: the middle of several runs. Run: npm run bench:lighthouse */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dist, root } from '../pipeline/paths.ts';
import { runCommand } from '../commands/shared/run-command.ts';
import { writeSpeed, type LighthouseRow } from '../review/gather/speed.ts';
import { parseEnvironment } from '../src/domain/settings/environment.ts';
import { InputError } from '../src/domain/problems.ts';
import { measurePages } from './measure-pages.ts';
import { folder, readRuns, row, tableHead } from './shared.ts';

/** No package of the project: it brings 176 MB, and nothing but this needs it. */
const VERSION = '13.5.0';
const place = join(folder, 'lighthouse');
const manifest = join(place, 'node_modules/lighthouse/package.json');

/** Installs Lighthouse where the bench keeps the other tools, on the first run. */
function bringLighthouse(): void {
  if (existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).version === VERSION) return;
  console.error(`Lighthouse ${VERSION} is installed in ${place} …`);
  mkdirSync(place, { recursive: true });
  const install = ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--prefix', place];
  try {
    execFileSync('npm', [...install, `lighthouse@${VERSION}`], { stdio: 'pipe', shell: process.platform === 'win32' });
  } catch (error) {
    const [reason = 'failed'] = /^npm error .*$/m.exec(error instanceof Error ? error.message : '') ?? [];
    throw new InputError([{ file: 'bench:lighthouse', message: `npm install lighthouse: ${reason}` }]);
  }
}

const formatRow = ({ path, scores, vitals, failed }: LighthouseRow) =>
  row([path, ...Object.values(scores), ...Object.values(vitals), failed.join(', ')]);

await runCommand({
  usage: `Usage: npm run bench:lighthouse [-- OPTION]      Lighthouse ${VERSION} on the built site, one page of each kind, on a phone
  --runs N     how often each page is measured; the middle counts (5)
  --only PATH  this page alone; the report does not show it`,
  options: { runs: { type: 'string', default: '5' }, only: { type: 'string' } },
  run: async ({ runs: text, only }) => {
    const runs = readRuns(text);
    bringLighthouse();
    const rows = await measurePages({
      dist,
      environment: parseEnvironment({}),
      folder: place,
      runs,
      only,
      onPage: (measured, run) => console.error(`Run ${run} of ${runs} ${formatRow(measured)}`),
    });
    const [first] = rows;
    if (!first) throw new InputError([{ file: 'bench:lighthouse', message: 'nothing was measured' }]);
    console.log(tableHead(['Page', ...Object.keys(first.scores), ...Object.keys(first.vitals), 'Did not pass']));
    for (const measured of rows) console.log(formatRow(measured));
    if (only === undefined) writeSpeed(root, rows);
  },
});
