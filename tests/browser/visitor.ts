import type { Browser, BrowserContext, Page } from 'puppeteer';
import { afterAll, beforeAll, inject } from 'vitest';
import { killBrowser, launchBrowser } from '../../snapshots/browser.ts';

export const siteUrl = inject('siteUrl');

export const phone = { width: 390, height: 844 } as const;
export const desktop = { width: 1280, height: 900 } as const;

let browser: Browser | undefined;

/** Starts one browser for the test file that calls it. */
export function startBrowser(): void {
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => {
    if (browser) killBrowser(browser);
    browser = undefined;
  });
}

export interface Visitor {
  readonly page: Page;
  /** Console errors and warnings, uncaught errors and policy violations so far. */
  readonly complaints: string[];
  /** Addresses asked for so far. */
  readonly requests: string[];
  /** Opens a path of the site and waits until React has taken over. */
  open(path: string): Promise<void>;
}

interface VisitOptions {
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly javaScript?: boolean;
  /** Consent stored before the first page opens. */
  readonly consent?: boolean;
  readonly reducedMotion?: boolean;
}

/** Lets a new visitor, with storage of their own, do something and closes their browser window. */
export async function visit<T>(options: VisitOptions, action: (visitor: Visitor) => Promise<T>): Promise<T> {
  const context: BrowserContext = await browser!.createBrowserContext();
  try {
    const page = await context.newPage();
    const complaints: string[] = [];
    const requests: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warn') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error instanceof Error ? error.message : String(error)));
    page.on('request', (request) => requests.push(request.url()));
    await page.setViewport({ ...(options.viewport ?? desktop) });
    if (options.javaScript === false) await page.setJavaScriptEnabled(false);
    if (options.reducedMotion) await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    if (options.consent !== undefined) {
      await page.evaluateOnNewDocument((value) => localStorage.setItem('analytics_consent', value), String(options.consent));
    }
    const open = async (path: string) => {
      await page.goto(siteUrl + path, { waitUntil: 'load' });
      if (options.javaScript !== false) await page.waitForFunction(isHydrated);
    };
    return await action({ page, complaints, requests, open });
  } finally {
    await context.close();
  }
}

/** Every element that React renders carries its fibre once it is hydrated; the last ones are deep inside Suspense. */
function isHydrated(): boolean {
  const hasFibre = (element: Element | null) => element !== null && Object.keys(element).some((key) => key.startsWith('__reactFiber'));
  return hasFibre(document.querySelector('header')) && hasFibre(document.querySelector('main h1')) && hasFibre(document.querySelector('footer'));
}
