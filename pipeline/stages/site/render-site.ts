import { readFileSync } from 'node:fs';
import type { Browser } from 'puppeteer';
import type { ManifestEntry } from '../../../src/domain/manifest.ts';
import {
  assembleSite,
  type AssembledPages,
  type PageJob,
  type RenderedPage,
} from '../../../snapshots/assembly/assemble-site.ts';
import type { EarlierPages, PageTemplate } from '../../../snapshots/cached-pages.ts';
import type { DateOf } from '../../../snapshots/manifest.ts';
import { createSpillStore } from '../../../generator/likeness/spill-store.ts';
import { readyRenderer } from '../../../snapshots/rendering/rendering-page.ts';
import type { BuildCache } from '../../cache/build-cache.ts';
import { dist, manifestFile, nameOf, nextDist, rendererFile } from '../../paths.ts';
import { sparesMemory } from '../../spare-memory.ts';
import { openNextSite, type NextSite } from './next-site.ts';
import { readPageDates } from './page-dates.ts';

interface RenderOptions {
  readonly site: NextSite;
  readonly jobs: readonly PageJob[];
  /** May come while pages are rendered. */
  readonly template: Promise<PageTemplate>;
  readonly earlier: readonly EarlierPages[];
  readonly browser: () => Promise<Browser>;
  readonly onPage: (page: RenderedPage) => void;
  /** The date on which a page's content last changed. */
  readonly dateOf: DateOf;
}

/** Puts every page into the site. @throws SnapshotError naming every page that could not be rendered. */
export function renderSite({ site, ...options }: RenderOptions): Promise<AssembledPages> {
  return assembleSite({ ...options, rendererFile, write: site.write, spill: createSpillStore() });
}

const distName = nameOf(dist);

/** The next `dist/`, empty. */
export const openNextDist = (cache: Pick<BuildCache, 'hashOf'>): NextSite =>
  openNextSite({
    folder: nextDist,
    earlier: dist,
    hashOfEarlier: (file) => cache.hashOf(`${distName}/${file}`),
  });

/** The pages of `dist/`, where any are cached. */
export function earlierPages(site: NextSite, cache: BuildCache): EarlierPages[] {
  const { templateFingerprint, pages } = cache.site();
  const place = async (file: string, hash: string) => site.link(file, hash);
  return Object.keys(pages).length > 0 ? [{ templateFingerprint, pages, place }] : [];
}

/** The pages of the committed manifest; those of the last build where it cannot be read, and none where there is no manifest. */
export function committedPages(cache: BuildCache): readonly Pick<ManifestEntry, 'path' | 'robots'>[] {
  const { pages, manifest } = cache.site();
  const hash = cache.hashOf(nameOf(manifestFile));
  if (hash === undefined) return [];
  if (hash === manifest?.manifest) return Object.values(pages);
  try {
    return JSON.parse(readFileSync(manifestFile, 'utf8')).pages;
  } catch {
    return Object.values(pages);
  }
}

/** Says when a page's content last changed; `date` where it is not known. */
export function pageDates(cache: BuildCache, date = ''): DateOf {
  const { pages, manifest } = cache.site();
  const isAsBuilt = manifest !== undefined && cache.hashOf(nameOf(manifestFile)) === manifest.manifest;
  return readPageDates(date, Object.values(pages), isAsBuilt ? undefined : manifestFile);
}

/** Starts the browser and hands it the renderer, before there is anything to render; where memory is spared it starts when there is. */
export async function readyBrowser(browser: () => Promise<Browser>, renderer: Promise<unknown>): Promise<void> {
  if (sparesMemory) return;
  const [started, bundled] = await Promise.allSettled([browser(), renderer]);
  if (started.status === 'rejected' || bundled.status === 'rejected') return;
  try {
    await readyRenderer(started.value, rendererFile);
  } catch {
    // Said when the browser is used: a page that fails there is tried in another one.
  }
}
