import { gzipSync } from 'node:zlib';
import type { CDPSession, HTTPResponse, Page } from 'puppeteer';
import { describe, expect, test } from 'vitest';
import { readDistFile } from '../../support/built-site.ts';
import { kinds, pageOfEachKind } from '../../support/kinds.ts';
import { phone, startBrowser, visit } from '../../support/visitor.ts';

/** Bytes. */
const KB = 1000;
const budget = { startScript: 3.5 * KB, townScript: 116 * KB, styles: 14 * KB, layoutShift: 0.01 };

startBrowser();

/** Bytes after gzip at the usual level, by type, of all that a new visitor's browser asks for until the page is quiet. */
async function load(path: string): Promise<Readonly<Record<string, number>>> {
  return visit({ viewport: phone, consent: false }, async ({ page, open }) => {
    const responses: HTTPResponse[] = [];
    page.on('response', (response) => void responses.push(response));
    await open(path);
    await page.waitForNetworkIdle({ idleTime: 300 });
    const bytes: Record<string, number> = {};
    for (const response of responses) {
      const type = response.request().resourceType();
      bytes[type] = (bytes[type] ?? 0) + gzipSync(await response.buffer()).length;
    }
    return bytes;
  });
}

test.each(['townService', 'hub', 'hubWithHero'] as const)(
  'scripts and styles of a %s page stay within their budgets',
  async (kind) => {
    const { script, stylesheet } = await load(pageOfEachKind[kind]);
    expect(script).toBeLessThanOrEqual(budget.townScript);
    expect(stylesheet).toBeLessThanOrEqual(budget.styles);
  },
);

test('the script that a page waits for is small even unpacked', () => {
  const [, file = ''] = /<script async [^>]*src="\/([^"]+)"/.exec(readDistFile('index.html')) ?? [];
  expect(readDistFile(file).length).toBeLessThanOrEqual(budget.startScript);
});

describe.each(kinds)('the %s page', (kind, path) => {
  test('does not move while it loads, even when its fonts are late', async () => {
    const { shift, sources } = (await openKind(path)).movement;
    expect(shift, sources.join('\n')).toBeLessThanOrEqual(budget.layoutShift);
  });

  test('loads the quiz and the database client only where they are used', async () => {
    const { scriptText } = await openKind(path);
    expect({
      quiz: scriptText.includes('Submit Another Request'),
      database: scriptText.includes('supabase-js'),
    }).toEqual({
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
  const opening =
    openings.get(path) ??
    visit({ viewport: phone }, async ({ page, open }) => {
      const responses: HTTPResponse[] = [];
      page.on('response', (response) => void responses.push(response));
      await lateFonts(page);
      await page.evaluateOnNewDocument(watchLayoutShift);
      await open(path);
      await page.evaluate(() => document.fonts.ready);
      await page.waitForNetworkIdle({ idleTime: 300 });
      const texts = responses
        .filter((response) => response.request().resourceType() === 'script')
        .map((response) => response.text());
      return {
        movement: await page.evaluate(() => window.layoutShift!),
        scriptText: (await Promise.all(texts)).join('\n'),
      };
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
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources?: { node?: Node }[];
    })[]) {
      if (entry.hadRecentInput) continue;
      total.shift += entry.value;
      for (const { node } of entry.sources ?? [])
        total.sources.push(
          `${entry.value.toFixed(4)} ${node instanceof Element ? node.outerHTML.slice(0, 120) : 'text'}`,
        );
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
