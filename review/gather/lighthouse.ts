import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'puppeteer';
import { killBrowser, launchBrowser } from '../../snapshots/browser.ts';
import { pageModule } from '../../snapshots/page-modules.ts';
import type { LighthouseRow } from '../speed-model.ts';
import type { Environment } from '../../src/domain/environment.ts';
import { pages } from '../../src/domain/routes.ts';
import { withServedSite } from '../../pipeline/serve-built.ts';
import { rowOf, type LighthouseResult } from './lighthouse-row.ts';

type Lighthouse = (
  url: string,
  flags: Readonly<Record<string, unknown>>,
  config: undefined,
  page: Page,
) => Promise<LighthouseResult | undefined>;

/** Not a dependency: it is large, and only this option needs it. `folder` is the one whose `node_modules` may hold it. */
async function loadLighthouse(folder: string): Promise<Lighthouse | undefined> {
  try {
    const entry = createRequire(join(folder, 'package.json')).resolve('lighthouse');
    return ((await import(pathToFileURL(entry).href)) as { default: Lighthouse }).default;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}

interface MeasureOptions {
  readonly dist: string;
  readonly environment: Environment;
  /** Where Lighthouse is installed, if it is. */
  readonly folder: string;
  /** How often each page is measured. */
  readonly runs?: number;
  /** The path of one page to measure instead of one of each kind. */
  readonly only?: string | undefined;
  /** Told what each run says of a page. */
  readonly onPage?: (row: LighthouseRow, run: number) => void;
}

/** Scores of the first page of each kind, on a phone; undefined where Lighthouse is not installed. */
export async function measurePages(options: MeasureOptions): Promise<LighthouseRow[] | undefined> {
  const { dist, environment, folder, runs = 1, only, onPage } = options;
  const lighthouse = await loadLighthouse(folder);
  if (!lighthouse) return undefined;
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
          onPage?.(rowOf(path, [result]), run);
        }
      }
      return [...results].flatMap(([path, known]) => (known.length > 0 ? [rowOf(path, known)] : []));
    } finally {
      killBrowser(browser);
    }
  });
}
