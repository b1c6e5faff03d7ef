import type { Page } from 'puppeteer';
import { killBrowser, launchBrowser } from '../../snapshots/browser.ts';
import { pageModule } from '../../snapshots/page-modules.ts';
import type { LighthouseRow } from '../speed-model.ts';
import type { Environment } from '../../src/domain/environment.ts';
import { pages } from '../../src/domain/routes.ts';
import { withServedSite } from '../../build/serve-built.ts';

/** The part of Lighthouse's result that is used. */
interface LighthouseResult {
  readonly lhr: {
    readonly categories: Readonly<Record<string, { readonly title: string; readonly score: number | null }>>;
    readonly audits: Readonly<
      Record<
        string,
        { readonly score: number | null; readonly scoreDisplayMode: string; readonly displayValue?: string }
      >
    >;
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

/** Scores of the first page of each kind; undefined where Lighthouse is not installed. */
export async function measurePages({
  dist,
  environment,
}: {
  readonly dist: string;
  readonly environment: Environment;
}): Promise<LighthouseRow[] | undefined> {
  const lighthouse = await loadLighthouse();
  if (!lighthouse) return undefined;
  // Pages of one kind are shown by one component.
  const kinds = [...new Map(pages.toReversed().map((page) => [pageModule(page), page.path])).values()].reverse();
  return withServedSite(dist, environment, async (origin) => {
    const browser = await launchBrowser({ reach: 'this machine' });
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

/** What visitors feel, by Lighthouse's name and ours. */
const vitals = [
  ['largest-contentful-paint', 'LCP'],
  ['cumulative-layout-shift', 'CLS'],
  ['total-blocking-time', 'TBT'],
] as const;

function rowOf(path: string, { lhr: { audits, categories } }: LighthouseResult): LighthouseRow {
  return {
    path,
    scores: Object.fromEntries(
      Object.values(categories).map(({ title, score }) => [title, Math.round((score ?? 0) * 100)]),
    ),
    vitals: Object.fromEntries(
      vitals.flatMap(([id, name]) => (audits[id]?.displayValue ? [[name, audits[id].displayValue]] : [])),
    ),
    failed: Object.entries(audits)
      .filter(([, { score, scoreDisplayMode }]) => scoreDisplayMode === 'binary' && score === 0)
      .map(([id]) => id)
      .sort(),
  };
}
