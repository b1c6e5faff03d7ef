/* npm run bench:lighthouse: Lighthouse on one page of each kind, on a phone. */
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'puppeteer';
import { dist } from '../pipeline/paths.ts';
import {
  readCount,
  runCommand,
  textOption,
} from '../commands/shared/run-command.ts';
import { pageModule } from '../snapshots/rendering/page-modules.ts';
import { pages } from '../src/domain/pages.ts';
import {
  folder,
  inTurn,
  installPackages,
  row,
  tableHead,
  withSites,
} from './harness.ts';
import {
  rowOf,
  type LighthouseResult,
  type LighthouseRow,
} from './lighthouse-row.ts';

/** Only this command installs Lighthouse, which takes 176 MB and is needed for nothing else. */
const VERSION = '13.5.0';
const place = join(folder, 'lighthouse');
const manifest = join(place, 'node_modules/lighthouse/package.json');

type Lighthouse = (
  url: string,
  flags: Readonly<Record<string, unknown>>,
  config: undefined,
  page: Page,
) => Promise<LighthouseResult>;

/** Loads Lighthouse. The first run installs it in the folder of the benchmarks. */
async function loadLighthouse(): Promise<Lighthouse> {
  if (
    !existsSync(manifest) ||
    JSON.parse(readFileSync(manifest, 'utf8')).version !== VERSION
  ) {
    console.error(`Installing Lighthouse ${VERSION} in ${place} …`);
    mkdirSync(place, { recursive: true });
    installPackages(place, [`lighthouse@${VERSION}`, '--ignore-scripts']);
  }
  const entry = createRequire(join(place, 'package.json')).resolve(
    'lighthouse',
  );
  return ((await import(pathToFileURL(entry).href)) as { default: Lighthouse })
    .default;
}

/** The first page of each kind. */
const kinds = [
  ...new Map(
    pages.toReversed().map((page) => [pageModule(page), page.path]),
  ).values(),
].reverse();

const formatRow = ({ path, scores, vitals, failed }: LighthouseRow) =>
  row([
    path,
    ...Object.values(scores),
    ...Object.values(vitals),
    failed.join(', '),
  ]);

await runCommand({
  usage: `Usage: npm run bench:lighthouse [-- OPTION]      runs Lighthouse ${VERSION} on one page of each kind of the built site, on a phone
  --runs N     measurements of each page; the median counts (5)
  --only PATH  measure only this page`,
  options: { runs: textOption, only: textOption },
  run: async ({ runs: text = '5', only }) => {
    const runs = readCount('--runs', text);
    const lighthouse = await loadLighthouse();
    const paths = only === undefined ? kinds : [only];
    const results = await withSites([dist], (browser, [origin = '']) =>
      inTurn(paths, runs, async (path, run) => {
        const page = await browser.newPage();
        const result = await lighthouse(
          origin + path,
          { output: 'json', logLevel: 'error' },
          undefined,
          page,
        );
        await page.close();
        console.error(
          `Run ${run} of ${runs} ${formatRow(rowOf(path, [result]))}`,
        );
        return result;
      }),
    );
    const rows = paths.map((path, index) => rowOf(path, results[index]!));
    const { scores, vitals } = rows[0]!;
    console.log(
      tableHead([
        'Page',
        ...Object.keys(scores),
        ...Object.keys(vitals),
        'Did not pass',
      ]),
    );
    for (const measured of rows) console.log(formatRow(measured));
  },
});
