import { gzipSync } from 'node:zlib';
import type { CDPSession, HTTPResponse, Page } from 'puppeteer';
import { describe, expect, test } from 'vitest';
import { kinds, pageOfEachKind } from './kinds.ts';
import { phone, startBrowser, visit } from './visitor.ts';

/** As file sizes are counted: 1,024 bytes. */
const KB = 1024;
const budget = { townScript: 112 * KB, styles: 14 * KB, homePicture: 90 * KB, townServicePage: 350 * KB, layoutShift: 0.01 };

startBrowser();

interface Loaded {
  readonly url: string;
  readonly type: string;
  /** Gzip at the usual level for text, as it is for what is compressed already. */
  readonly bytes: number;
}

const compressible = new Set(['document', 'script', 'stylesheet', 'xhr', 'fetch']);

async function measure(response: HTTPResponse): Promise<Loaded> {
  const type = response.request().resourceType();
  const body = await response.buffer();
  const gzip = compressible.has(type) || response.url().endsWith('.svg');
  return { url: response.url(), type, bytes: gzip ? gzipSync(body).length : body.length };
}

/** Everything a new visitor's browser asks for until the page is quiet. */
async function load(path: string, deviceScaleFactor: number): Promise<Loaded[]> {
  return visit({ viewport: phone, consent: false }, async ({ page, open }) => {
    await page.setViewport({ ...phone, deviceScaleFactor, isMobile: true, hasTouch: true });
    const responses: HTTPResponse[] = [];
    page.on('response', (response) => void responses.push(response));
    await open(path);
    await page.waitForNetworkIdle({ idleTime: 300 });
    return Promise.all(responses.map(measure));
  });
}

const sum = (loaded: readonly Loaded[]) => loaded.reduce((total, { bytes }) => total + bytes, 0);
const scripts = (loaded: readonly Loaded[]) => loaded.filter(({ type }) => type === 'script');
const styles = (loaded: readonly Loaded[]) => loaded.filter(({ type }) => type === 'stylesheet');

describe('a town-by-service page on a phone', () => {
  test.each([1, 2])('loads less than 350 KB in all at device scale %i', async (scale) => {
    const loaded = await load(pageOfEachKind.townService, scale);
    console.log(`town-by-service page, scale ${scale}: ${report(loaded)}`);
    expect(sum(loaded)).toBeLessThan(budget.townServicePage);
  });
});

describe('scripts and styles', () => {
  test.each(['townService', 'hub', 'hubWithHero'] as const)('of a %s page stay within their budgets', async (kind) => {
    const loaded = await load(pageOfEachKind[kind], 1);
    expect(sum(scripts(loaded))).toBeLessThanOrEqual(budget.townScript);
    expect(sum(styles(loaded))).toBeLessThanOrEqual(budget.styles);
  });
});

test.each([1, 2])('the home hero pictures are each under 90 KB on a phone at device scale %i', async (scale) => {
  const loaded = await load(pageOfEachKind.home, scale);
  const pictures = loaded.filter(({ type, url }) => type === 'image' && url.includes('/pictures/'));
  console.log(`home, scale ${scale}: ${report(loaded)}; pictures ${pictures.map(({ url, bytes }) => `${url.split('/').pop()} ${bytes}`).join(', ')}`);
  expect(pictures.length).toBeGreaterThan(0);
  expect(pictures.filter(({ bytes }) => bytes >= budget.homePicture)).toEqual([]);
});

describe.each(kinds)('the %s page', (kind, path) => {
  test('does not move while it loads, even when its fonts are late', async () => {
    const { shift, sources } = (await openKind(path)).movement;
    expect(shift, sources.join('\n')).toBeLessThanOrEqual(budget.layoutShift);
  });

  test('loads the quiz and the database client only where they are used', async () => {
    const { scriptText } = await openKind(path);
    expect({ quiz: scriptText.includes('Submit Another Request'), database: scriptText.includes('supabase-js') }).toEqual({
      quiz: kind === 'home' || kind === 'getQuote',
      database: kind === 'jobDiary',
    });
  });
});

interface KindOpening {
  readonly movement: { readonly shift: number; readonly sources: readonly string[] };
  /** Text of every script it loaded. */
  readonly scriptText: string;
}

const openings = new Map<string, Promise<KindOpening>>();

/** Opens a page as a new visitor on a phone, once however often it is asked for. */
function openKind(path: string): Promise<KindOpening> {
  const opening = openings.get(path) ?? visit({ viewport: phone }, async ({ page, open }) => {
    const responses: HTTPResponse[] = [];
    page.on('response', (response) => void responses.push(response));
    await lateFonts(page);
    await page.evaluateOnNewDocument(watchLayoutShift);
    await open(path);
    await page.evaluate(() => document.fonts.ready);
    await page.waitForNetworkIdle({ idleTime: 300 });
    const texts = responses.filter((response) => response.request().resourceType() === 'script').map((response) => response.text());
    return { movement: await page.evaluate(() => window.layoutShift!), scriptText: (await Promise.all(texts)).join('\n') };
  });
  openings.set(path, opening);
  return opening;
}

/** Holds the fonts back until the page has been painted with the fallbacks. */
async function lateFonts(page: Page): Promise<void> {
  const session: CDPSession = await page.createCDPSession();
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*.woff2' }] });
  session.on('Fetch.requestPaused', ({ requestId }) => {
    setTimeout(() => void session.send('Fetch.continueRequest', { requestId }).catch(() => undefined), 600);
  });
}

declare global {
  interface Window {
    layoutShift?: { shift: number; sources: string[] };
  }
}

/** Adds up layout shifts as they happen. Runs inside the page. */
function watchLayoutShift(): void {
  const total: { shift: number; sources: string[] } = { shift: 0, sources: [] };
  window.layoutShift = total;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean; sources?: { node?: Node }[] })[]) {
      if (entry.hadRecentInput) continue;
      total.shift += entry.value;
      for (const { node } of entry.sources ?? []) total.sources.push(`${entry.value.toFixed(4)} ${node instanceof Element ? node.outerHTML.slice(0, 120) : 'text'}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

function report(loaded: readonly Loaded[]): string {
  const byType = new Map<string, number>();
  for (const { type, bytes } of loaded) byType.set(type, (byType.get(type) ?? 0) + bytes);
  return `${(sum(loaded) / KB).toFixed(1)} KB, ${[...byType].map(([type, bytes]) => `${type} ${(bytes / KB).toFixed(1)}`).join(', ')}`;
}

