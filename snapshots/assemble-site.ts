import { existsSync, linkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'puppeteer';
import type { ManifestEntry } from '../src/domain/manifest.ts';
import type { PageData } from '../src/domain/rendering.ts';
import { snapshotFile, type Page } from '../src/domain/routes.ts';
import type { Assembler } from './assemble-page.ts';
import { createFolderMaker } from './folder-maker.ts';
import { manifestEntry } from './manifest.ts';
import { readPageFacts } from './page-facts.ts';
import { takeSnapshots } from './take-snapshots.ts';

/** A page to show, and the key of the data it shows. */
export interface PageJob {
  readonly page: Page;
  readonly key: string;
  /** Reads the page's data when its turn comes, so that memory does not hold all pages' data. */
  readonly readData: () => PageData;
}

/** What is known of the pages of an earlier run, by path. */
export type KnownPages = Readonly<Record<string, { readonly key: string; readonly entry: ManifestEntry }>>;

/** What all pages share. */
export interface Shell {
  /** Of everything else that a page is made from. */
  readonly fingerprint: string;
  readonly assemble: Assembler;
}

/** Pages made earlier: where they lie, the fingerprint of the shell they were made with, and what is known of them. */
export interface EarlierPages {
  readonly folder: string;
  readonly shell: string;
  readonly pages: KnownPages;
}

interface AssembleOptions {
  readonly jobs: readonly PageJob[];
  /** May come later than the renderer: rendering does not wait for it. */
  readonly shell: Shell | Promise<Shell>;
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
 * Writes every page into `target`: linked from an earlier run where its key and the shell are the same, otherwise rendered.
 * @throws SnapshotError naming every page that could not be rendered.
 */
export async function assembleSite(options: AssembleOptions): Promise<AssembledPages> {
  const { jobs, target, earlier = [] } = options;
  const shell = earlier.length > 0 ? (await options.shell).fingerprint : undefined;
  const sources = earlier.filter((run) => run.shell === shell);
  const pages: Record<string, KnownPages[string]> = {};
  const changed: PageJob[] = [];
  const makeFolderOf = createFolderMaker();
  for (const job of jobs) {
    const { path } = job.page;
    const file = snapshotFile(job.page);
    const source = sources.find((run) => run.pages[path]?.key === job.key && existsSync(join(run.folder, file)));
    if (source) {
      const copy = join(target, file);
      makeFolderOf(copy);
      linkSync(join(source.folder, file), copy);
      pages[path] = source.pages[path]!;
    } else changed.push(job);
  }
  if (changed.length > 0) await renderInto(options, changed, pages);
  return { pages, rendered: changed.map(({ page }) => page.path) };
}

async function renderInto(
  { shell, rendererFile, target, browser, onPage }: AssembleOptions,
  changed: readonly PageJob[],
  pages: Record<string, KnownPages[string]>,
): Promise<void> {
  const jobByPath = new Map(changed.map((job) => [job.page.path, job]));
  const waiting = new Map<string, PageData>();
  const makeFolderOf = createFolderMaker();
  let done = 0;
  const finish = (assemble: Assembler, path: string, rendered: string, ms: number) => {
    const { page } = jobByPath.get(path)!;
    const file = join(target, snapshotFile(page));
    makeFolderOf(file);
    writeFileSync(file, assemble(page, rendered, waiting.get(path)!));
    waiting.delete(path);
    done += 1;
    onPage?.({ path, ms, done, total: changed.length });
  };
  let assemble: Assembler | undefined;
  const held: [path: string, rendered: string, ms: number][] = [];
  const arriving = Promise.resolve(shell).then((arrived) => {
    assemble = arrived.assemble;
    for (const page of held.splice(0)) finish(assemble, ...page);
  });
  // Waited for below, once nothing is left running.
  arriving.catch(() => undefined);
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
      // What the shell adds says nothing of its own, so that this need not wait for it.
      pages[path] = { key: jobByPath.get(path)!.key, entry: manifestEntry(path, readPageFacts(rendered)) };
      if (assemble) finish(assemble, path, rendered, ms);
      else held.push([path, rendered, ms]);
    },
  });
  await arriving;
}
