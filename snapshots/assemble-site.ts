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
  readonly data: PageData;
  readonly key: string;
}

/** What is known of the pages of an earlier run, by path. */
export type KnownPages = Readonly<Record<string, { readonly key: string; readonly entry: ManifestEntry }>>;

interface AssembleOptions {
  readonly jobs: readonly PageJob[];
  /** Folder with the visitors' bundle. */
  readonly bundleFolder: string;
  readonly rendererFile: string;
  /** Where the pages are written. */
  readonly target: string;
  /** Where unchanged pages lie, with what is known of them. */
  readonly previous?: { readonly folder: string; readonly pages: KnownPages };
  readonly browser?: () => Promise<Browser>;
  readonly onProgress?: (done: number, total: number) => void;
}

export interface AssembledPages {
  readonly pages: KnownPages;
  readonly rendered: number;
}

/** Writes every page into `target`: linked from the previous run where its key is the same, otherwise rendered again. */
export async function assembleSite(options: AssembleOptions): Promise<AssembledPages> {
  const { jobs, target, previous } = options;
  const pages: Record<string, KnownPages[string]> = {};
  const changed: PageJob[] = [];
  for (const job of jobs) {
    const known = previous?.pages[job.page.path];
    const file = snapshotFile(job.page);
    if (previous && known?.key === job.key && existsSync(join(previous.folder, file))) {
      const copy = join(target, file);
      mkdirSync(dirname(copy), { recursive: true });
      linkSync(join(previous.folder, file), copy);
      pages[job.page.path] = known;
    } else changed.push(job);
  }
  if (changed.length > 0) await renderInto(options, changed, pages);
  return { pages, rendered: changed.length };
}

async function renderInto(
  { bundleFolder, rendererFile, target, browser, onProgress }: AssembleOptions,
  changed: readonly PageJob[],
  pages: Record<string, KnownPages[string]>,
): Promise<void> {
  const assemble = createAssembler(
    readFileSync(join(bundleFolder, 'index.html'), 'utf8'),
    JSON.parse(readFileSync(join(bundleFolder, '.vite/manifest.json'), 'utf8')),
  );
  const jobByPath = new Map(changed.map((job) => [job.page.path, job]));
  let done = 0;
  await takeSnapshots({
    requests: changed.map(({ page, data }) => ({ path: page.path, data })),
    bundleFile: rendererFile,
    browser: browser?.(),
    onPage: (path, rendered) => {
      const { page, data, key } = jobByPath.get(path)!;
      const html = assemble(page, rendered, data);
      const file = join(target, snapshotFile(page));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, html);
      pages[path] = { key, entry: manifestEntry(path, readPageFacts(html)) };
      done += 1;
      onProgress?.(done, changed.length);
    },
  });
}
