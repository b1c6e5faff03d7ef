import type { Page } from 'puppeteer';
import { notFoundPage } from '../../../src/domain/routes.ts';
import { isHydrated, visit } from '../visitor.ts';

/** What became of a page that was opened from its address bar. */
export interface Opening {
  readonly path: string;
  readonly complaints: readonly string[];
  /** What search engines and visitors take from its HTML, and from the document once it is alive. */
  readonly raw: DocumentFacts;
  readonly hydrated: DocumentFacts;
  /** Elements lost or added while hydrating. */
  readonly changes: readonly string[];
}

interface Walk {
  readonly origin: string;
  readonly paths: readonly string[];
  /** Prepares a tab. What it returns is done on each of the tab's pages once it is alive, before it is looked at. */
  readonly prepare: (tab: Page) => Promise<(path: string) => Promise<void>>;
}

const TABS = 2;

/** Opens every page from its address bar, a few tabs side by side. */
export async function openPages({ origin, paths, prepare }: Walk): Promise<Opening[]> {
  const queue = paths.values();
  const openings: Opening[] = [];
  const work = () =>
    visit({}, async ({ page: tab }) => {
      let complaints: string[] = [];
      noteComplaints(tab, origin, (text) => complaints.push(text));
      await tab.evaluateOnNewDocument(noteOriginalElements);
      // The site's own pages let no text become markup.
      const blank = await tab.browserContext().newPage();
      const act = await prepare(tab);
      for (const path of queue) {
        complaints = [];
        const response = await tab.goto(origin + path, { waitUntil: 'load' });
        const html = await response!.text();
        // Some parts wait for the first touch, and nobody listens to it before the page is alive.
        await tab.waitForFunction(isHydrated).catch(() => complaints.push('was not hydrated within 20 s'));
        await tab.mouse.move(5, 5);
        await tab.mouse.move(6, 6);
        await act(path);
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

type DocumentFacts = Readonly<Record<'head' | 'text' | 'links' | 'jsonLd', readonly string[]>>;

/** Reads the document on screen, or `html` parsed beside it. Runs inside the page, with nothing from outside. */
function readDocumentFacts(html: string | null): DocumentFacts {
  const doc = html === null ? document : new DOMParser().parseFromString(html, 'text/html');
  const list = (selector: string, read: (element: Element) => string) =>
    [...doc.querySelectorAll(selector)].map((element) => read(element));
  const text = (element: Element) => element.textContent.replace(/\s+/g, ' ').trim();
  return {
    head: list('title, meta, link:is([rel=canonical], [rel=icon])', ({ outerHTML }) => outerHTML),
    text: list('main, h1, h2, h3, h4', (element) => `${element.tagName} ${text(element)}`),
    links: list('#root a[href]', (element) => `${element.getAttribute('href')} ${text(element)}`),
    jsonLd: list('script[type="application/ld+json"]', (element) => element.textContent),
  };
}

declare global {
  interface Window {
    /** Elements that were in the HTML before any script ran. */
    originalElements?: readonly Element[];
  }
}

/** Notes every element of the HTML once it is parsed: before module scripts run. */
function noteOriginalElements(): void {
  document.addEventListener('readystatechange', () => {
    if (document.readyState === 'interactive') window.originalElements = [...document.querySelectorAll('html, html *')];
  });
}

/**
 * Elements that hydration threw away, and with a plus sign those it added. Preloads of code that a page reads later are no part of
 * it, nor is the tag of analytics that a visitor has accepted.
 */
function compareWithOriginalElements(): string[] {
  const original = new Set(window.originalElements);
  const now = new Set(document.querySelectorAll('html, html *'));
  const describe = (element: Element) => element.outerHTML.slice(0, 80);
  const isOfThePage = (element: Element) =>
    !element.matches('link[rel="modulepreload"], script[src^="https://www.googletagmanager.com/gtag/js?"]');
  return [
    ...[...original].filter((element) => !now.has(element)).map(describe),
    ...[...now]
      .filter((element) => !original.has(element) && isOfThePage(element))
      .map((element) => `+${describe(element)}`),
  ];
}

/** Whether every element that React renders carries its fibre. Generated text inside a raw HTML block is none of React's. */
function isWhollyHydrated(): boolean {
  const key = (element: Element, prefix: string) => Object.keys(element).find((name) => name.startsWith(prefix));
  const hydrated = (element: Element): boolean => {
    if (!key(element, '__reactFiber')) return false;
    const props = (element as unknown as Record<string, { dangerouslySetInnerHTML?: unknown } | undefined>)[
      key(element, '__reactProps') ?? ''
    ];
    return props?.dangerouslySetInnerHTML !== undefined || [...element.children].every(hydrated);
  };
  const root = document.getElementById('root');
  return root !== null && root.children.length > 0 && [...root.children].every(hydrated);
}
