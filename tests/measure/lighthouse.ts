import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'puppeteer';
import {
  folder,
  inTurn,
  installPackages,
  row,
  tableHead,
  withSites,
} from './harness.ts';

/** Lighthouse takes 176 MB and is needed for nothing else, so it is no package of the project. */
const VERSION = '13.5.0';
const place = join(folder, 'lighthouse');
const home = join(place, 'node_modules/lighthouse');

interface Audit {
  readonly score: number | null;
  readonly scoreDisplayMode: string;
  readonly displayValue?: string;
}

/** The fields of a report that we use. */
interface Report {
  readonly categories: Readonly<
    Record<string, { readonly title: string; readonly score: number | null }>
  >;
  readonly audits: Readonly<Record<string, Audit>>;
}

interface Lighthouse {
  readonly run: (
    url: string,
    flags: Readonly<Record<string, unknown>>,
    config: undefined,
    page: Page,
  ) => Promise<{ readonly lhr: Report }>;
  /** Returns the report whose first paint and interactivity are nearest to the medians. */
  readonly computeMedianRun: (reports: readonly Report[]) => Report;
}

/** Loads Lighthouse. The first run installs it in the folder of the benchmarks. */
async function loadLighthouse(): Promise<Lighthouse> {
  const manifest = join(home, 'package.json');
  if (
    !existsSync(manifest) ||
    JSON.parse(readFileSync(manifest, 'utf8')).version !== VERSION
  ) {
    console.error(`Installing Lighthouse ${VERSION} in ${place} …`);
    mkdirSync(place, { recursive: true });
    installPackages(place, [`lighthouse@${VERSION}`, '--ignore-scripts']);
  }
  const load = (file: string) => import(pathToFileURL(join(home, file)).href);
  const { default: run } = await load('core/index.js');
  const { computeMedianRun } = await load('core/lib/median-run.js');
  return { run, computeMedianRun };
}

/** Core Web Vitals by Lighthouse's names. */
const vitals = {
  LCP: 'largest-contentful-paint',
  CLS: 'cumulative-layout-shift',
  TBT: 'total-blocking-time',
} as const;

const hasFailed = ({ score, scoreDisplayMode }: Audit) =>
  scoreDisplayMode === 'binary' && score === 0;

/** Prints what Lighthouse says of pages of a built site on a phone: the median of `runs`. */
export async function measureLighthouse(
  site: string,
  paths: readonly string[],
  runs: number,
): Promise<void> {
  const lighthouse = await loadLighthouse();
  const results = await withSites([site], (browser, [origin = '']) =>
    inTurn(paths, runs, async (path) => {
      const page = await browser.newPage();
      const flags = { output: 'json', logLevel: 'error' };
      const { lhr } = await lighthouse.run(
        origin + path,
        flags,
        undefined,
        page,
      );
      await page.close();
      return lhr;
    }),
  );
  for (const [index, reports] of results.entries()) {
    const { categories, audits } = lighthouse.computeMedianRun(reports);
    const kinds = Object.values(categories);
    if (index === 0)
      console.log(
        tableHead([
          'Page',
          ...kinds.map(({ title }) => title),
          ...Object.keys(vitals),
          'Did not pass in a run',
        ]),
      );
    const failed = reports.flatMap((report) =>
      Object.keys(report.audits).filter((id) => hasFailed(report.audits[id]!)),
    );
    console.log(
      row([
        paths[index]!,
        ...kinds.map(({ score }) => Math.round((score ?? 0) * 100)),
        ...Object.values(vitals).map((id) => audits[id]?.displayValue ?? '–'),
        [...new Set(failed)].sort().join(', '),
      ]),
    );
  }
}
