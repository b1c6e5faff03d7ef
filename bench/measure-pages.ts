import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'puppeteer';
import { killBrowser, launchBrowser } from '../snapshots/browser/browser.ts';
import { pageModule } from '../snapshots/rendering/page-modules.ts';
import type { LighthouseRow } from '../review/gather/speed.ts';
import type { Environment } from '../src/domain/settings/environment.ts';
import { pages } from '../src/domain/routes.ts';
import { withServedSite } from '../pipeline/serve-built.ts';
import { median } from './shared.ts';

type Lighthouse = (
  url: string,
  flags: Readonly<Record<string, unknown>>,
  config: undefined,
  page: Page,
) => Promise<LighthouseResult | undefined>;

interface MeasureOptions {
  readonly dist: string;
  readonly environment: Environment;
  /** The folder whose `node_modules` holds Lighthouse. */
  readonly folder: string;
  /** How often each page is measured. */
  readonly runs: number;
  /** The path of one page to measure instead of one of each kind. */
  readonly only: string | undefined;
  /** Told what each run says of a page. */
  readonly onPage: (row: LighthouseRow, run: number) => void;
}

/** Scores of the first page of each kind, on a phone. */
export async function measurePages(options: MeasureOptions): Promise<LighthouseRow[]> {
  const { dist, environment, folder, runs, only, onPage } = options;
  const entry = createRequire(join(folder, 'package.json')).resolve('lighthouse');
  const { default: lighthouse } = (await import(pathToFileURL(entry).href)) as { default: Lighthouse };
  // Pages of one kind are shown by one component.
  const kinds = [...new Map(pages.toReversed().map((page) => [pageModule(page), page.path])).values()].reverse();
  return withServedSite(dist, environment, async (origin) => {
    const browser = await launchBrowser({ reach: 'this machine' });
    const results = new Map<string, LighthouseResult[]>((only ? [only] : kinds).map((path) => [path, []]));
    try {
      // Every page takes its turn before any is measured again: a busy minute hits all of them.
      for (let run = 1; run <= runs; run++) {
        for (const [path, known] of results) {
          const page = await browser.newPage();
          const result = await lighthouse(origin + path, { output: 'json', logLevel: 'error' }, undefined, page);
          await page.close();
          if (!result) continue;
          known.push(result);
          onPage(rowOf(path, [result]), run);
        }
      }
      return [...results].flatMap(([path, known]) => (known.length > 0 ? [rowOf(path, known)] : []));
    } finally {
      killBrowser(browser);
    }
  });
}

interface Audit {
  readonly score: number | null;
  readonly scoreDisplayMode: string;
  readonly numericValue?: number;
}

/** The part of Lighthouse's result that is used. */
export interface LighthouseResult {
  readonly lhr: {
    readonly categories: Readonly<Record<string, { readonly title: string; readonly score: number | null }>>;
    readonly audits: Readonly<Record<string, Audit>>;
  };
}

/** What visitors feel, by Lighthouse's name and ours. */
const vitals: readonly (readonly [id: string, name: string, show: (value: number) => string])[] = [
  ['largest-contentful-paint', 'LCP', (ms) => `${(ms / 1000).toFixed(1)} s`],
  ['cumulative-layout-shift', 'CLS', (shift) => shift.toFixed(3)],
  ['total-blocking-time', 'TBT', (ms) => `${Math.round(ms)} ms`],
];

/** What one or more runs say of a page: each figure is the middle one, and an audit did not pass where any run failed it. */
export function rowOf(path: string, runs: readonly LighthouseResult[]): LighthouseRow {
  const reports = runs.map(({ lhr }) => lhr);
  const scoreOf = (id: string) => median(reports.map(({ categories }) => (categories[id]?.score ?? 0) * 100));
  const valuesOf = (id: string) => reports.flatMap(({ audits }) => audits[id]?.numericValue ?? []);
  const failed = reports.flatMap(({ audits }) =>
    Object.entries(audits).flatMap(([id, { score, scoreDisplayMode }]) =>
      scoreDisplayMode === 'binary' && score === 0 ? [id] : [],
    ),
  );
  return {
    path,
    scores: Object.fromEntries(
      Object.entries(reports[0]?.categories ?? {}).map(([id, { title }]) => [title, Math.round(scoreOf(id))]),
    ),
    vitals: Object.fromEntries(
      vitals.flatMap(([id, name, show]) => {
        const values = valuesOf(id);
        return values.length > 0 ? [[name, show(median(values))]] : [];
      }),
    ),
    failed: [...new Set(failed)].sort(),
  };
}
