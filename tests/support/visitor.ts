import type { Browser, Page } from 'puppeteer';
import {
  afterAll,
  beforeAll,
  beforeEach,
  inject,
  onTestFinished,
} from 'vitest';
import { launchBrowser } from '../../snapshots/browser/browser.ts';
import { hydratedSelector } from '../../core/domain/rendering.ts';

export const siteUrl = inject('siteUrl');

export const phone = { width: 390, height: 844 } as const;
export const desktop = { width: 1280, height: 900 } as const;

let browser: Browser | undefined;

/** Test pages live for a second or two, too short for optimising compilers to pay off. */
const flags = ['--js-flags=--no-opt --no-maglev'];

/** Gives the calling test file a browser, which all test files of the worker share. */
export function startBrowser(): void {
  beforeAll(async () => {
    if (!browser?.connected)
      browser = await launchBrowser({ reach: 'this machine', flags });
  });
}

/** Returns the browser that `startBrowser` has started. */
export const theBrowser = (): Browser => browser!;

export interface Visitor {
  readonly page: Page;
  /** Console errors and warnings, uncaught errors and CSP violations so far. */
  readonly complaints: string[];
  /** URLs requested so far. */
  readonly requests: string[];
  /**
   * Opens a path of the site, or a URL, and waits until the page has hydrated. Resolves to the
   * status.
   */
  open(path: string): Promise<number>;
}

export interface Viewport {
  readonly width: number;
  readonly height: number;
  readonly hasTouch?: boolean;
}

interface VisitOptions {
  /**
   * By default a phone's window, which most visitors have and which takes a sixth less processor
   * time.
   */
  readonly viewport?: Viewport;
  readonly javaScript?: boolean;
  /** The cookie choice stored beforehand; with 'unset' the banner is shown. */
  readonly consent?: boolean | 'unset';
  readonly reducedMotion?: boolean;
}

/**
 * Opens a window for a new visitor with their own storage, and closes it when the test has
 * finished.
 */
export async function arrive({
  path,
  ...options
}: VisitOptions & { readonly path?: string } = {}): Promise<Visitor> {
  const { visitor, leave } = await openWindow(options);
  onTestFinished(leave);
  if (path !== undefined) await visitor.open(path);
  return visitor;
}

/**
 * Lets a new visitor do something and closes their window: for several visitors in one test, and
 * for tests that run side by side.
 */
export async function visit<T>(
  options: VisitOptions,
  action: (visitor: Visitor) => Promise<T>,
): Promise<T> {
  const { visitor, leave } = await openWindow(options);
  try {
    return await action(visitor);
  } finally {
    await leave();
  }
}

/**
 * Shares one visitor among the tests of the calling file or group, which takes a third of the time
 * that one visitor per test would. The tests must begin by opening a page and store nothing.
 * Window, media, complaints and requests are reset for each test.
 */
export function shareVisit(options: VisitOptions = {}): () => Visitor {
  let arrived: Awaited<ReturnType<typeof openWindow>> | undefined;
  beforeAll(async () => {
    arrived = await openWindow(options);
  });
  beforeEach(async () => {
    const { page, complaints, requests } = arrived!.visitor;
    await fitWindow(page, options);
    complaints.length = 0;
    requests.length = 0;
  });
  afterAll(() => arrived?.leave());
  return () => arrived!.visitor;
}

/** Resets a page's window, media type and motion preference to those of the visitor. */
async function fitWindow(
  page: Page,
  { viewport = phone, reducedMotion = false }: VisitOptions,
): Promise<void> {
  await page.setViewport({ ...viewport });
  await page.emulateMediaType();
  await page.emulateMediaFeatures(
    reducedMotion ? [{ name: 'prefers-reduced-motion', value: 'reduce' }] : [],
  );
}

async function openWindow(
  options: VisitOptions,
): Promise<{ readonly visitor: Visitor; leave(): Promise<void> }> {
  const { consent = false, javaScript = true } = options;
  const context = await theBrowser().createBrowserContext();
  const page = await context.newPage();
  const complaints: string[] = [];
  const requests: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warn')
      complaints.push(message.text());
  });
  page.on('pageerror', (error) =>
    complaints.push(error instanceof Error ? error.message : String(error)),
  );
  page.on('request', (request) => requests.push(request.url()));
  // Much longer than a page takes, so that no test fails on a busy machine.
  page.setDefaultTimeout(120_000);
  await fitWindow(page, options);
  if (!javaScript) await page.setJavaScriptEnabled(false);
  if (consent !== 'unset') {
    await page.evaluateOnNewDocument(
      (value) => localStorage.setItem('analytics_consent', value),
      String(consent),
    );
  }
  const open = async (path: string) => {
    const response = await page.goto(new URL(path, siteUrl).href, {
      waitUntil: 'load',
    });
    if (javaScript) await page.waitForSelector(hydratedSelector());
    return response?.status() ?? 0;
  };
  return {
    visitor: { page, complaints, requests, open },
    leave: () => context.close(),
  };
}

/**
 * Makes the browser refuse these kinds of storage to every page that the visitor opens from now on.
 */
export async function blockStorage(
  page: Page,
  ...names: readonly ('localStorage' | 'sessionStorage')[]
): Promise<void> {
  await page.evaluateOnNewDocument((blocked) => {
    const get = () => {
      throw new DOMException(
        'Access is denied for this document.',
        'SecurityError',
      );
    };
    for (const name of blocked) Object.defineProperty(window, name, { get });
  }, names);
}

/** Waits until the page's words are painted, however slow the line is. */
export async function waitForPaint(page: Page): Promise<void> {
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
    { polling: 20 },
  );
}

/** Returns the visible text of the first element that matches; undefined if there is none. */
export async function readText(
  page: Page,
  selector: string,
): Promise<string | undefined> {
  return page.evaluate(
    (wanted) => document.querySelector<HTMLElement>(wanted)?.innerText.trim(),
    selector,
  );
}

/** Waits until a visitor can read this text somewhere on the page. */
export async function waitForText(page: Page, text: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => document.body.innerText.includes(wanted),
    {},
    text,
  );
}

/** Waits until a live region says this text, which a screen reader then announces. */
export async function waitForAnnouncement(
  page: Page,
  text: string,
): Promise<void> {
  await page.waitForFunction(
    (wanted) =>
      [
        ...document.querySelectorAll<HTMLElement>(
          '[role=status], [role=alert], output',
        ),
      ].some((region) => region.innerText.includes(wanted)),
    {},
    text,
  );
}

/** Whether a visitor can read this text somewhere on the page. */
export async function shows(page: Page, text: string): Promise<boolean> {
  return page.evaluate(
    (wanted) => document.body.innerText.includes(wanted),
    text,
  );
}

/** Waits for this many milliseconds, to show that something does not happen. */
export async function wait(milliseconds: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
}
