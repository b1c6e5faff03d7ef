import type { Browser, Page } from 'puppeteer';
import { consentStorageKey } from '../../src/domain/consent.ts';
import { pageDifference, formatDifference } from './page-difference.ts';
import { describePage, TEMPLATE_HEAD, type PageDescription } from './describe-page.ts';

/**
 * The two ways a page can come to a visitor's screen: hydrated over what ships, and mounted into an empty root. Hydration
 * keeps the attributes it finds, so only mounting shows one that came from elsewhere.
 */
export type Way = 'hydrated' | 'mounted';

const TIMEOUT_MS = 15_000;

interface TakeOptions {
  readonly browser: Browser;
  readonly url: string;
  readonly way: Way;
}

/** Opens the page anew in a tab of its own. Returns what is wrong with it; undefined where nothing is. Rejects where it cannot be opened. */
export async function takePage({ browser, url, way }: TakeOptions): Promise<string | undefined> {
  const page = await browser.newPage();
  try {
    const complaints: string[] = [];
    page.on('console', (message) => {
      // The page for unknown addresses has the status 404, of which the browser complains.
      if (message.location()?.url === url && message.text().includes('404 (Not Found)')) return;
      if (message.type() === 'error' || message.type() === 'warn')
        complaints.push(`console.${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) =>
      complaints.push(`uncaught: ${error instanceof Error ? error.message : String(error)}`),
    );
    // What moves, or asks the visitor, would differ for good reason.
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    await page.evaluateOnNewDocument((key) => localStorage.setItem(key, 'false'), consentStorageKey);
    await rememberWhatShips(page, way);
    await page.goto(url, { waitUntil: 'load', timeout: TIMEOUT_MS });
    await page.waitForFunction(isInteractive, { timeout: TIMEOUT_MS });
    const ships = await page.evaluate(() => (globalThis as unknown as Remembering).shippedPage);
    const shows = await page.evaluate(describePage, TEMPLATE_HEAD);
    const difference = pageDifference(ships, shows);
    const faults = [...(difference ? [formatDifference(difference)] : []), ...complaints];
    return faults.length > 0 ? `${way}: ${faults.join('\n')}` : undefined;
  } finally {
    await page.close().catch(() => undefined);
  }
}

interface Remembering {
  shippedPage: PageDescription;
}

/** Describes the document once it is parsed and before its scripts run; to be mounted, it is emptied then. */
async function rememberWhatShips(page: Page, way: Way): Promise<void> {
  const source = `document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'interactive') return;
    const templateHead = ${JSON.stringify(TEMPLATE_HEAD)};
    globalThis.shippedPage = (${describePage.toString()})(templateHead);
    if (${JSON.stringify(way)} !== 'mounted') return;
    document.getElementById('root').replaceChildren();
    for (const element of [...document.head.children]) if (!element.matches(templateHead)) element.remove();
  });`;
  await page.evaluateOnNewDocument(source);
}

/** React marks each element it has taken over; the page's own content, deep inside Suspense, comes last. Effects then get two frames. */
function isInteractive(): Promise<boolean> | false {
  const taken = (selector: string) => {
    const element = document.querySelector(selector);
    return element !== null && Object.keys(element).some((key) => key.startsWith('__reactFiber'));
  };
  if (!['header', 'main', 'main h1', 'footer'].every(taken)) return false;
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(true))));
}
