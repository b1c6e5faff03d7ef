import { existsSync, linkSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser } from 'puppeteer';
import type { ManifestEntry } from '../src/domain/manifest.ts';
import type { PageData } from '../src/domain/rendering.ts';
import { snapshotFile, type Page } from '../src/domain/routes.ts';
import { createAssembler } from './assemble-page.ts';
import { manifestEntry } from './manifest.ts';
import { readPageFacts } from './page-facts.ts';
import { takeSnapshots } from './take-snapshots.ts';

/** A page to show, and the key of everything its snapshot is made from. */
export interface PageJob {
  readonly page: Page;
  readonly key: string;
  /** Reads the page's data when its turn comes, so that memory does not hold all pages' data. */
  readonly readData: () => PageData;
}

/** What is known of the pages of an earlier run, by path. */
export type KnownPages = Readonly<Record<string, { readonly key: string; readonly entry: ManifestEntry }>>;

/** Pages made earlier: where they lie, and what is known of them. */
export interface EarlierPages {
  readonly folder: string;
  readonly pages: KnownPages;
}

interface AssembleOptions {
  readonly jobs: readonly PageJob[];
  /** Folder with the visitors' bundle. */
  readonly bundleFolder: string;
  /** The application's renderer. */
  readonly rendererFile: string;
  /** Where the pages are written. */
  readonly target: string;
  readonly earlier?: readonly EarlierPages[];
  readonly browser?: () => Promise<Browser>;
  /** Called after each rendered page. */
  readonly onPage?: (page: RenderedPage) => void;
}

export interface RenderedPage {
  readonly path: string;
  readonly ms: number;
  readonly done: number;
  readonly total: number;
}

export interface AssembledPages {
  readonly pages: KnownPages;
  readonly rendered: readonly string[];
}

/**
 * Writes every page into `target`: linked from an earlier run where its key is the same, otherwise rendered.
 * @throws SnapshotError naming every page that could not be rendered.
 */
export async function assembleSite(options: AssembleOptions): Promise<AssembledPages> {
  const { jobs, target, earlier = [] } = options;
  const pages: Record<string, KnownPages[string]> = {};
  const changed: PageJob[] = [];
  for (const job of jobs) {
    const { path } = job.page;
    const file = snapshotFile(job.page);
    const source = earlier.find((run) => run.pages[path]?.key === job.key && existsSync(join(run.folder, file)));
    if (source) {
      const copy = join(target, file);
      mkdirSync(dirname(copy), { recursive: true });
      linkSync(join(source.folder, file), copy);
      pages[path] = source.pages[path]!;
    } else changed.push(job);
  }
  if (changed.length > 0) await renderInto(options, changed, pages);
  return { pages, rendered: changed.map(({ page }) => page.path) };
}

async function renderInto(
  { bundleFolder, rendererFile, target, browser, onPage }: AssembleOptions,
  changed: readonly PageJob[],
  pages: Record<string, KnownPages[string]>,
): Promise<void> {
  const assemble = createAssembler(
    readFileSync(join(bundleFolder, 'index.html'), 'utf8'),
    JSON.parse(readFileSync(join(bundleFolder, '.vite/manifest.json'), 'utf8')),
  );
  const jobByPath = new Map(changed.map((job) => [job.page.path, job]));
  const waiting = new Map<string, PageData>();
  let done = 0;
  await takeSnapshots({
    paths: [...jobByPath.keys()],
    requestFor: (path) => {
      const data = jobByPath.get(path)!.readData();
      waiting.set(path, data);
      return { path, data };
    },
    scriptFile: rendererFile,
    browser: browser?.(),
    onPage: (path, rendered, ms) => {
      const { page, key } = jobByPath.get(path)!;
      const html = assemble(page, rendered, waiting.get(path)!);
      waiting.delete(path);
      const file = join(target, snapshotFile(page));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, html);
      pages[path] = { key, entry: manifestEntry(path, readPageFacts(html)) };
      done += 1;
      onPage?.({ path, ms, done, total: changed.length });
    },
  });
}
