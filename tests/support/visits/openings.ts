import type { Page } from 'puppeteer';
import { notFoundPage } from '../../../src/domain/routes.ts';
import {
  compareWithOriginalElements,
  isWhollyHydrated,
  noteOriginalElements,
  readDocumentFacts,
  type DocumentFacts,
} from './page-facts-in-browser.ts';
import { isHydrated, visit, type Viewport } from '../visitor.ts';

/** What became of a page that was opened from its address bar. */
export interface Opening {
  readonly path: string;
  readonly complaints: readonly string[];
  readonly raw: DocumentFacts;
  readonly hydrated: DocumentFacts;
  /** Elements lost or added while hydrating. */
  readonly changes: readonly string[];
}

export interface Walk {
  readonly origin: string;
  readonly paths: readonly string[];
  /** Consent stored before the first page opens; none unless said. */
  readonly consent?: boolean;
  /** A phone's window unless said. */
  readonly viewport?: Viewport;
  /** Prepares a tab. What it returns is done on each of the tab's pages once it is alive, before it is looked at. */
  readonly prepare?: (tab: Page) => Promise<(path: string) => Promise<void>>;
}

const TABS = 2;

/** Opens every page from its address bar, a few tabs side by side. */
export async function openPages({ origin, paths, consent, viewport, prepare }: Walk): Promise<Opening[]> {
  const queue = paths.values();
  const openings: Opening[] = [];
  const work = () =>
    visit({ consent, viewport }, async ({ page: tab }) => {
      let complaints: string[] = [];
      noteComplaints(tab, origin, (text) => complaints.push(text));
      await tab.evaluateOnNewDocument(noteOriginalElements);
      // The site's own pages let no text become markup.
      const blank = await tab.browserContext().newPage();
      const act = await prepare?.(tab);
      for (const path of queue) {
        complaints = [];
        const response = await tab.goto(origin + path, { waitUntil: 'load' });
        const html = await response!.text();
        // Some parts wait for the first touch, and nobody listens to it before the page is alive.
        await tab.waitForFunction(isHydrated).catch(() => complaints.push('was not hydrated within 20 s'));
        await tab.mouse.move(5, 5);
        await tab.mouse.move(6, 6);
        await act?.(path);
        await tab.waitForFunction(isWhollyHydrated).catch(() => complaints.push('was not wholly hydrated within 20 s'));
        openings.push({
          path,
          raw: await blank.evaluate(readDocumentFacts, html),
          hydrated: await tab.evaluate(readDocumentFacts, null),
          changes: await tab.evaluate(compareWithOriginalElements),
          complaints,
        });
      }
    });
  await Promise.all(Array.from({ length: TABS }, work));
  return openings;
}

function noteComplaints(tab: Page, origin: string, complain: (text: string) => void): void {
  tab.on('console', (message) => {
    // The browser itself notes the status of the 404 page's document.
    if (!(message.location().url === origin + notFoundPage.path && message.text().includes('404')))
      complain(`console: ${message.text()}`);
  });
  tab.on('pageerror', (error) => complain(`error: ${error instanceof Error ? error.message : String(error)}`));
  tab.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // Leaving a page breaks off what it still reads.
    if (reason !== 'net::ERR_ABORTED') complain(`failed: ${request.url()} ${reason}`);
  });
  tab.on('response', (response) => {
    if (response.status() >= 400 && response.url() !== origin + notFoundPage.path)
      complain(`${response.status()}: ${response.url()}`);
  });
}
