import { snapshotFile } from '../../core/domain/pages.ts';
import { describePage, type CachedPage } from '../cached-pages.ts';
import { hashOf } from '../../core/disk/hash-of.ts';
import { manifestEntry } from '../manifest.ts';
import { readPageFacts } from '../page-facts.ts';
import type { DateOf } from '../plan/page-dates.ts';
import type { PlannedPage } from '../plan/plan-pages.ts';
import type { Renderer } from '../rendering/renderer.ts';
import { takeSnapshots } from '../rendering/take-snapshots.ts';
import type { Assembler } from './assemble-page.ts';

export interface RenderOptions {
  /** The application's renderer, a script that runs in the browser. */
  readonly rendererFile: string;
  readonly assemble: Assembler;
  readonly dateOf: DateOf;
  /** Returns the renderer to use first, and opens it at the first call. */
  readonly renderer?: (() => Promise<Renderer>) | undefined;
  /** Called after each page. */
  readonly onDone: (done: number, total: number) => void;
}

interface RenderedPage {
  /** Path of the page's file in the site. */
  readonly file: string;
  readonly html: Uint8Array;
  readonly made: CachedPage;
}

/**
 * Renders pages and puts each into the built index.html, one after the other.
 * @throws SnapshotError naming every page that could not be rendered
 */
export async function* renderPages(
  pages: readonly PlannedPage[],
  options: RenderOptions,
): AsyncGenerator<RenderedPage> {
  const { rendererFile, assemble, dateOf, renderer, onDone } = options;
  if (pages.length === 0) return;
  let done = 0;
  const snapshots = takeSnapshots(pages, {
    scriptFile: rendererFile,
    renderer: renderer?.(),
  });
  for await (const { route, data, html } of snapshots) {
    const { page, key } = route;
    const htmlOf = (changed: string) => assemble({ page, html, data, changed });
    const undatedHtml = htmlOf('');
    const undated = manifestEntry(page.path, readPageFacts(undatedHtml));
    const changed = dateOf(undated);
    const whole = Buffer.from(changed === '' ? undatedHtml : htmlOf(changed));
    const entry = describePage({ ...undated, changed });
    done += 1;
    onDone(done, pages.length);
    yield {
      file: snapshotFile(page),
      html: whole,
      made: { ...entry, key, hash: hashOf(whole) },
    };
  }
}
