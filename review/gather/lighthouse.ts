import type { Page } from 'puppeteer';
import { killBrowser, launchBrowser } from '../../snapshots/browser.ts';
import { pageModule } from '../../snapshots/page-modules.ts';
import type { LighthouseRow } from '../report-model.ts';
import type { Environment } from '../../src/domain/environment.ts';
import { pages } from '../../src/domain/routes.ts';
import { withServedSite } from '../../build/serve-built.ts';

/** The part of Lighthouse's result that is used. */
interface LighthouseResult {
  readonly lhr: {
    readonly categories: Readonly<Record<string, { readonly title: string; readonly score: number | null }>>;
    readonly audits: Readonly<Record<string, { readonly score: number | null; readonly scoreDisplayMode: string }>>;
  };
}

type Lighthouse = (
  url: string,
  flags: Readonly<Record<string, unknown>>,
  config: undefined,
  page: Page,
) => Promise<LighthouseResult | undefined>;

/** Not a dependency: it is large, and only this option needs it. */
async function loadLighthouse(): Promise<Lighthouse | undefined> {
  const name = 'lighthouse';
  try {
    return ((await import(name)) as { default: Lighthouse }).default;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}

/** Scores of the first page of each kind. Where Lighthouse is not installed, one line says so and there are none. */
export async function measurePages({
  dist,
  environment,
}: {
  readonly dist: string;
  readonly environment: Environment;
}): Promise<LighthouseRow[]> {
  const lighthouse = await loadLighthouse();
  if (!lighthouse) {
    console.warn('Lighthouse is not installed and was left out: npm install --no-save lighthouse adds it.');
    return [];
  }
  // Pages of one kind are shown by one component.
  const kinds = [...new Map(pages.toReversed().map((page) => [pageModule(page), page.path])).values()].reverse();
  return withServedSite(dist, environment, async (origin) => {
    const browser = await launchBrowser();
    try {
      const rows: LighthouseRow[] = [];
      for (const path of kinds) {
        const page = await browser.newPage();
        const result = await lighthouse(origin + path, { output: 'json', logLevel: 'error' }, undefined, page);
        if (result) rows.push(rowOf(path, result));
        await page.close();
      }
      return rows;
    } finally {
      killBrowser(browser);
    }
  });
}

function rowOf(path: string, { lhr }: LighthouseResult): LighthouseRow {
  return {
    path,
    scores: Object.fromEntries(
      Object.values(lhr.categories).map(({ title, score }) => [title, Math.round((score ?? 0) * 100)]),
    ),
    failed: Object.entries(lhr.audits)
      .filter(([, { score, scoreDisplayMode }]) => scoreDisplayMode === 'binary' && score === 0)
      .map(([id]) => id)
      .sort(),
  };
}
