import { mapGet } from '../../src/domain/assert-defined.ts';
import type { Browser } from 'puppeteer';
import type { PageData } from '../../src/domain/rendering.ts';
import { snapshotFile, type Page } from '../../src/domain/routes.ts';
import type { Assembler } from './assemble-page.ts';
import { manifestEntry, type DateOf } from '../manifest.ts';
import { readPageFacts } from '../page-facts.ts';
import { takeSnapshots } from '../rendering/take-snapshots.ts';
import {
  describePage,
  type EarlierPages,
  type CachedPage,
  type CachedPages,
  type PageTemplate,
  type Spill,
} from '../cached-pages.ts';

/** A page to show, and the key of the data it shows. */
export interface PageJob {
  readonly page: Page;
  readonly key: string;
  /** Reads the page's data when its turn comes, so that memory does not hold all pages' data. */
  readonly readData: () => PageData;
}

interface AssembleOptions {
  readonly jobs: readonly PageJob[];
  /** May come later than the renderer: rendering does not wait for it. */
  readonly template: Promise<PageTemplate>;
  /** The application's renderer. */
  readonly rendererFile: string;
  readonly earlier: readonly EarlierPages[];
  /** Writes a page's file and returns its hash. */
  readonly write: (file: string, html: string) => string;
  /** The date on which a page's content last changed, for its structured data; empty where that is not known. */
  readonly dateOf: DateOf;
  /** Takes the pages' entries out of memory. */
  readonly spill: Spill;
  readonly browser: () => Promise<Browser>;
  /** Called after each rendered page. */
  readonly onPage: (page: RenderedPage) => void;
}

export interface RenderedPage {
  readonly path: string;
  readonly ms: number;
  readonly done: number;
  readonly total: number;
}

export interface AssembledPages {
  readonly pages: CachedPages;
  /** Paths of the pages that were rendered. */
  readonly rendered: readonly string[];
}

/**
 * Makes the file of every page: an earlier run's where its key and the template are the same, otherwise rendered.
 * @throws SnapshotError naming every page that could not be rendered.
 */
export async function assembleSite(options: AssembleOptions): Promise<AssembledPages> {
  const { jobs, earlier, dateOf } = options;
  const fingerprint = earlier.length > 0 ? (await options.template).fingerprint : undefined;
  const sources = earlier.filter(({ templateFingerprint }) => templateFingerprint === fingerprint);
  const pages: Record<string, CachedPage> = {};
  const placeEarlier = async ({ page, key }: PageJob): Promise<boolean> => {
    for (const source of sources) {
      const known = source.pages[page.path];
      if (known?.key !== key || known.changed !== dateOf(known)) continue;
      if (!(await source.place(snapshotFile(page), known.hash))) continue;
      pages[page.path] = known;
      return true;
    }
    return false;
  };
  const isPlaced = await Promise.all(jobs.map(placeEarlier));
  const changed = jobs.filter((_, index) => !isPlaced[index]);
  if (changed.length > 0) Object.assign(pages, await renderPages(options, changed));
  return { pages, rendered: changed.map(({ page }) => page.path) };
}

interface RenderedMarkup {
  readonly job: PageJob;
  readonly data: PageData;
  readonly html: string;
  readonly ms: number;
  readonly known: Omit<CachedPage, 'key' | 'hash'>;
}

/** Renders pages and assembles each as soon as the template is there. */
async function renderPages(
  { template, rendererFile, write, dateOf, spill, browser, onPage }: AssembleOptions,
  changed: readonly PageJob[],
): Promise<CachedPages> {
  const jobByPath = new Map(changed.map((job) => [job.page.path, job]));
  const dataByPath = new Map<string, PageData>();
  const pages: Record<string, CachedPage> = {};
  let done = 0;
  const finish = ({ job: { page, key }, data, html, ms, known }: RenderedMarkup, assemble: Assembler) => {
    const hash = write(snapshotFile(page), assemble({ page, html, data, changed: known.changed }));
    pages[page.path] = { ...known, key, hash };
    done += 1;
    onPage({ path: page.path, ms, done, total: changed.length });
  };
  const markups: RenderedMarkup[] = [];
  let assemble: Assembler | undefined;
  const snapshots = takeSnapshots({
    paths: [...jobByPath.keys()],
    requestFor: (path) => {
      const data = mapGet(jobByPath, path).readData();
      dataByPath.set(path, data);
      return { path, data };
    },
    scriptFile: rendererFile,
    browser: browser(),
    onPage: (path, html, ms) => {
      // What the template adds says nothing of its own, so that the entry need not wait for it.
      const [job, data] = [mapGet(jobByPath, path), mapGet(dataByPath, path)];
      const undated = manifestEntry(path, readPageFacts(html));
      const markup = { job, data, html, ms, known: describePage({ ...undated, changed: dateOf(undated) }, spill) };
      dataByPath.delete(path);
      if (assemble) finish(markup, assemble);
      else markups.push(markup);
    },
  });
  const assembly = template.then((template) => {
    assemble = template.assemble;
    for (const markup of markups.splice(0)) finish(markup, assemble);
  });
  const results = await Promise.allSettled([snapshots, assembly]);
  for (const result of results) if (result.status === 'rejected') throw result.reason;
  return pages;
}
