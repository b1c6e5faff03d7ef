import type { Browser } from 'puppeteer';
import { mapGet } from '../../src/domain/assert-defined.ts';
import type { PageData } from '../../src/domain/rendering.ts';
import { snapshotFile, type Page } from '../../src/domain/pages.ts';
import {
  describePage,
  type CachedPage,
  type CachedPages,
  type EarlierPages,
  type PageTemplate,
  type Spill,
} from '../cached-pages.ts';
import { manifestEntry, type DateOf } from '../manifest.ts';
import { readPageFacts } from '../page-facts.ts';
import { takeSnapshots } from '../rendering/take-snapshots.ts';

/** A page to show, and the key of the data it shows. */
export interface PageJob {
  readonly page: Page;
  readonly key: string;
  /** Reads the page's data when its turn comes, so that memory does not hold all pages' data. */
  readonly readData: () => PageData;
}

export interface AssembleOptions {
  readonly jobs: readonly PageJob[];
  readonly template: PageTemplate;
  /** The application's renderer. */
  readonly rendererFile: string;
  /** Pages that need not be rendered where they are made from the same as now. */
  readonly earlier?: EarlierPages | undefined;
  /** Writes a page's file. Resolves to its hash. */
  readonly write: (file: string, html: string) => Promise<string>;
  /** The date on which a page's content last changed, for its structured data; empty where that is not known. */
  readonly dateOf: DateOf;
  /** Takes the pages' entries out of memory. */
  readonly spill: Spill;
  /** A browser to render with, which may be starting. */
  readonly browser?: (() => Promise<Browser>) | undefined;
  /** Called after each rendered page. */
  readonly onPage: (page: RenderedPage) => void;
}

export interface RenderedPage {
  readonly path: string;
  readonly ms: number;
  readonly done: number;
  readonly total: number;
}

/**
 * Makes the file of every page: an earlier run's where its key is the same, otherwise rendered. Resolves to the pages, in the order
 * of the jobs, and how many were rendered.
 * @throws SnapshotError naming every page that could not be rendered.
 */
export async function assembleSite(options: AssembleOptions) {
  const { jobs, earlier, dateOf } = options;
  const placeEarlier = async ({
    page,
    key,
  }: PageJob): Promise<CachedPage | undefined> => {
    const cached = earlier?.pages[page.path];
    if (cached?.key !== key || cached.changed !== dateOf(cached))
      return undefined;
    return (await earlier?.place(snapshotFile(page), cached.hash))
      ? cached
      : undefined;
  };
  const placed = await Promise.all(jobs.map(placeEarlier));
  const changed = jobs.filter((_, index) => !placed[index]);
  const rendered =
    changed.length > 0
      ? await renderPages(options, changed)
      : new Map<string, CachedPage>();
  const pages = jobs.map(
    ({ page: { path } }, index) =>
      [path, placed[index] ?? mapGet(rendered, path)] as const,
  );
  return {
    pages: Object.fromEntries(pages) satisfies CachedPages,
    rendered: changed.length,
  };
}

async function renderPages(
  options: AssembleOptions,
  jobs: readonly PageJob[],
): Promise<Map<string, CachedPage>> {
  const { template, rendererFile, write, dateOf, spill, browser, onPage } =
    options;
  const jobByPath = new Map(jobs.map((job) => [job.page.path, job]));
  const dataByPath = new Map<string, PageData>();
  const pages = new Map<string, CachedPage>();
  /** The file of the page before is written while the next page is read. */
  let writing: Promise<unknown> | undefined;
  let done = 0;
  const snapshots = takeSnapshots({
    paths: [...jobByPath.keys()],
    requestFor: (path) => {
      const data = mapGet(jobByPath, path).readData();
      dataByPath.set(path, data);
      return { path, data };
    },
    scriptFile: rendererFile,
    browser: browser?.(),
    onPage: async (path, html, ms) => {
      const [{ page, key }, data] = [
        mapGet(jobByPath, path),
        mapGet(dataByPath, path),
      ];
      dataByPath.delete(path);
      const undated = manifestEntry(path, readPageFacts(html));
      const changed = dateOf(undated);
      const file = template.assemble({ page, html, data, changed });
      const described = describePage({ ...undated, changed }, spill);
      await writing;
      writing = write(snapshotFile(page), file).then((hash) =>
        pages.set(path, { ...described, key, hash }),
      );
      // Waited for with the next page.
      writing.catch(() => undefined);
      onPage({ path, ms, done: ++done, total: jobs.length });
    },
  });
  await snapshots.finally(() => writing);
  return pages;
}
