import { setImmediate } from 'node:timers/promises';
import type { Browser } from 'puppeteer';
import {
  assembleSite,
  type AssembledPages,
  type PageJob,
  type RenderedPage,
} from '../../../snapshots/assemble-site.ts';
import type { EarlierPages, PageShell } from '../../../snapshots/known-pages.ts';
import type { DateOf } from '../../../snapshots/manifest.ts';
import { readyRenderer } from '../../../snapshots/rendering-page.ts';
import type { BuildCache } from '../../cache/build-cache.ts';
import { dist, formerDist, manifestFile, nameOf, nextDist, rendererFile } from '../../paths.ts';
import { sparesMemory } from '../../spare-memory.ts';
import { openNextSite, type NextSite } from './next-site.ts';
import { readPageDates } from './page-dates.ts';

interface RenderOptions {
  readonly site: NextSite;
  readonly jobs: readonly PageJob[];
  /** May come while pages are rendered. */
  readonly shell: Promise<PageShell>;
  readonly earlier: readonly EarlierPages[];
  readonly browser: () => Promise<Browser>;
  readonly onPage: (page: RenderedPage) => void;
  /** The date on which a page's content last changed. */
  readonly dateOf: DateOf;
}

/** Puts every page into the site. @throws SnapshotError naming every page that could not be rendered. */
export function renderSite({ site, ...options }: RenderOptions): Promise<AssembledPages> {
  return assembleSite({ ...options, rendererFile, write: site.write });
}

const distName = nameOf(dist);

/** The next `dist/`, empty. */
export const openNextDist = (cache: Pick<BuildCache, 'hashOf'>): NextSite =>
  openNextSite({
    folder: nextDist,
    earlier: dist,
    former: formerDist,
    hashOfEarlier: (file) => cache.hashOf(`${distName}/${file}`),
  });

/** Files that are linked at a stretch: a few milliseconds. */
const STRETCH = 100;

/**
 * Puts the files of all pages and their content into the next site while the content is made and the browser starts: a small change
 * leaves most of them as they are. Before each stretch others have their turn.
 */
export async function keepAhead(site: NextSite, cache: BuildCache): Promise<void> {
  const start = `${distName}/`;
  const isContent = (file: string) => file.endsWith('.html') || file.startsWith('content/');
  const all = Object.keys(cache.productsOf('site'))
    .filter((name) => name.startsWith(start))
    .map((name) => name.slice(start.length));
  site.beginWithFormer(new Set(all));
  const files = all.filter(isContent);
  for (let from = 0; from < files.length; from += STRETCH) {
    await setImmediate();
    site.keepAhead(files.slice(from, from + STRETCH));
  }
}

/** The pages of `dist/`, where any are known. */
export function earlierPages(site: NextSite, cache: BuildCache): EarlierPages[] {
  const { shellFingerprint, pages } = cache.site();
  const place = async (file: string, hash: string) => site.keep(file, hash);
  return Object.keys(pages).length > 0 ? [{ shellFingerprint, pages, place }] : [];
}

/** Tells when a page's content last changed; `date` where it is not known. */
export function pageDates(cache: BuildCache, date = ''): DateOf {
  const { pages, settled } = cache.site();
  const isAsBuilt = settled !== undefined && cache.hashOf(nameOf(manifestFile)) === settled.manifest;
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
