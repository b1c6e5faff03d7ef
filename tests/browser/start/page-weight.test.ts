import { gzipSync } from 'node:zlib';
import { setTimeout as pass } from 'node:timers/promises';
import type { Page } from 'puppeteer';
import { expect, inject, test } from 'vitest';
import { pagePath, paths } from '../../../core/domain/pages.ts';
import { readDistFile } from '../../support/built-site.ts';
import { saveData } from '../../support/visits/late-scripts.ts';
import { kinds } from '../../support/kinds.ts';
import { answerRequests } from '../../support/servers/answer-requests.ts';
import { arrive, phone, visit } from '../../support/visitor.ts';

const KB = 1000;
const KILOBYTE = 1024;
const budget = {
  startScript: 3.6 * KB,
  townScript: 117 * KB,
  styles: 14 * KB,
  layoutShift: 0.01,
};

test('the start script, which every page waits for, is small even uncompressed', () => {
  const [, file = ''] =
    /<script async [^>]*src="\/([^"]+)"/.exec(readDistFile('index.html')) ?? [];
  expect(readDistFile(file).length).toBeLessThanOrEqual(budget.startScript);
});

/** Returns the total size of the files in bytes, at gzip's default level. */
const gzipped = async (files: readonly Promise<Uint8Array>[]) =>
  (await Promise.all(files)).reduce(
    (sum, file) => sum + gzipSync(file).length,
    0,
  );

test.each(kinds)(
  'the %s page hardly shifts while it loads, even with late fonts, and loads the code of quiz and database only if it uses them',
  async (kind, path) => {
    const { page, open } = await arrive({ consent: 'unset' });
    const script: Promise<Uint8Array>[] = [];
    const stylesheet: Promise<Uint8Array>[] = [];
    const bodies: Record<string, Promise<Uint8Array>[]> = {
      script,
      stylesheet,
    };
    page.on('response', (response) =>
      bodies[response.request().resourceType()]?.push(response.content()),
    );
    await lateFonts(page);
    await page.evaluateOnNewDocument(watchLayoutShift);
    await open(path);
    await page.evaluate(() => document.fonts.ready);
    await page.waitForNetworkIdle({ idleTime: 300 });
    const { total, sources } = await page.evaluate(() => window.layoutShift!);
    expect(total, sources.join('\n')).toBeLessThanOrEqual(budget.layoutShift);
    const text = Buffer.concat(await Promise.all(script)).toString();
    expect({
      quiz: text.includes('Submit Another Request'),
      database: text.includes('supabase-js'),
    }).toEqual({
      quiz: kind === 'home' || kind === 'getQuote',
      database: kind === 'jobDiary',
    });
    expect(await gzipped(stylesheet)).toBeLessThanOrEqual(budget.styles);
    if (path.startsWith('/devon/'))
      expect(await gzipped(script)).toBeLessThanOrEqual(budget.townScript);
  },
);

/** Holds the fonts back for 600 ms, so that the page is painted with the fallbacks first. */
const lateFonts = (page: Page) =>
  answerRequests(page, '*.woff2', () => pass(600, 'pass' as const));

declare global {
  interface Window {
    layoutShift?: { total: number; readonly sources: string[] };
  }
}

/** Adds up layout shifts that no input has caused. Runs inside the page. */
function watchLayoutShift(): void {
  const shift = { total: 0, sources: [] as string[] };
  window.layoutShift = shift;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources?: { node?: Node }[];
    })[]) {
      if (entry.hadRecentInput) continue;
      shift.total += entry.value;
      for (const { node } of entry.sources ?? [])
        shift.sources.push(
          `${entry.value.toFixed(4)} ${node instanceof Element ? node.outerHTML.slice(0, 120) : 'text'}`,
        );
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

// In parallel, since most of each test waits for the network to be idle.
test.concurrent.each([
  [paths.home, 3, 300],
  [paths.services, 3, 300],
  [paths.areas, 3, 300],
  [paths.getQuote, 3, 300],
  [pagePath('pressure-washing-devon'), 3, 300],
  [paths.town('exeter'), 3, 300],
  // The heaviest service page of all.
  [paths.townService('torquay', 'pressure-washing'), 3, 300],
  [paths.gallery, 1.75, 400],
  [paths.gallery, 3, 450],
  // Includes the client of the diary's database.
  [paths.jobDiary, 3, 350],
])(
  '%s on a phone with %d device pixels per CSS pixel loads less than %i KB, headers included, without scrolling',
  async (path, density, limit) => {
    await visit({ consent: 'unset' }, async ({ page, open }) => {
      await page.setViewport({
        ...phone,
        deviceScaleFactor: density,
        isMobile: true,
        hasTouch: true,
      });
      const session = await page.createCDPSession();
      await session.send('Network.enable');
      // Without what is fetched ahead, once the page is idle.
      await saveData(page);
      let bytes = 0;
      session.on('Network.loadingFinished', ({ encodedDataLength }) => {
        bytes += encodedDataLength;
      });
      await open(inject('compressedUrl') + path);
      await page.waitForNetworkIdle({ idleTime: 300 });
      expect(Math.round(bytes / KILOBYTE)).toBeLessThan(limit);
    });
  },
);
