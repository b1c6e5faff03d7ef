import { gzipSync } from 'node:zlib';
import type { Page } from 'puppeteer';
import { describe, expect, inject, test } from 'vitest';
import { landingPath, paths } from '../../../src/domain/pages.ts';
import { readDistFile } from '../../support/built-site.ts';
import { kinds } from '../../support/kinds.ts';
import { arrive, phone, visit } from '../../support/visitor.ts';

const KB = 1000;
const KILOBYTE = 1024;
const budget = {
  startScript: 3.5 * KB,
  townScript: 116 * KB,
  styles: 14 * KB,
  layoutShift: 0.01,
};

test('the script that a page waits for is small even unpacked', () => {
  const [, file = ''] =
    /<script async [^>]*src="\/([^"]+)"/.exec(readDistFile('index.html')) ?? [];
  expect(readDistFile(file).length).toBeLessThanOrEqual(budget.startScript);
});

test.each(kinds)(
  'the %s page does not move while it loads, even when its fonts are late, and loads no more code than it uses',
  async (kind, path) => {
    const { page, open } = await arrive();
    const bodies: Record<string, Promise<Uint8Array>[]> = {
      script: [],
      stylesheet: [],
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
    const scripts = await Promise.all(bodies.script!);
    const text = scripts
      .map((script) => new TextDecoder().decode(script))
      .join('\n');
    expect({
      quiz: text.includes('Submit Another Request'),
      database: text.includes('supabase-js'),
    }).toEqual({
      quiz: kind === 'home' || kind === 'getQuote',
      database: kind === 'jobDiary',
    });
    // At the usual level of gzip.
    const weightOf = (files: readonly Uint8Array[]) =>
      files.reduce((sum, file) => sum + gzipSync(file).length, 0);
    expect(weightOf(await Promise.all(bodies.stylesheet!))).toBeLessThanOrEqual(
      budget.styles,
    );
    if (path.startsWith('/devon/'))
      expect(weightOf(scripts)).toBeLessThanOrEqual(budget.townScript);
  },
);

/** Holds the fonts back until the page has been painted with the fallbacks. */
async function lateFonts(page: Page): Promise<void> {
  const session = await page.createCDPSession();
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*.woff2' }] });
  session.on('Fetch.requestPaused', ({ requestId }) => {
    setTimeout(
      () =>
        void session
          .send('Fetch.continueRequest', { requestId })
          .catch(() => undefined),
      600,
    );
  });
}

declare global {
  interface Window {
    layoutShift?: { total: number; readonly sources: string[] };
  }
}

/** Adds up layout shifts as they happen. Runs inside the page. */
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

describe('over the wire', () => {
  /** Path asked for and bytes, headers included, of all that a phone loads when it opens a page and does not scroll. */
  async function loadOnPhone(path: string, deviceScaleFactor: number) {
    return visit({}, async ({ page, open }) => {
      await page.setViewport({
        ...phone,
        deviceScaleFactor,
        isMobile: true,
        hasTouch: true,
      });
      const session = await page.createCDPSession();
      await session.send('Network.enable');
      const addresses = new Map<string, string>();
      const loads: { readonly path: string; readonly bytes: number }[] = [];
      session.on(
        'Network.requestWillBeSent',
        ({ requestId, request }) => void addresses.set(requestId, request.url),
      );
      session.on(
        'Network.loadingFinished',
        ({ requestId, encodedDataLength }) => {
          loads.push({
            path: new URL(addresses.get(requestId)!).pathname,
            bytes: encodedDataLength,
          });
        },
      );
      await open(inject('compressedUrl') + path);
      await page.waitForNetworkIdle({ idleTime: 300 });
      return loads;
    });
  }

  const kilobytes = (loads: readonly { readonly bytes: number }[]) =>
    Math.round(loads.reduce((sum, { bytes }) => sum + bytes, 0) / KILOBYTE);

  test.each([2, 3])(
    "home's hero, both pictures of its wipe, is under 90 KB on a phone with %i device pixels a pixel",
    async (density) => {
      const hero = (await loadOnPhone(paths.home, density)).filter(({ path }) =>
        path.startsWith('/pictures/patio-'),
      );
      expect(
        hero.map(({ path }) => path.replace(/-[0-9a-f]{8}-/, ' ')).sort(),
      ).toEqual([
        '/pictures/patio-after 800.avif',
        '/pictures/patio-before 800.avif',
      ]);
      expect(kilobytes(hero)).toBeLessThan(90);
    },
  );

  /** The heavy ones of each kind, and of services in a town the heaviest of all. */
  const pages = [
    paths.home,
    paths.services,
    paths.areas,
    paths.getQuote,
    landingPath('pressure-washing-devon'),
    paths.town('exeter'),
    paths.townService('torquay', 'pressure-washing'),
  ];

  // Side by side, since most of each opening is waiting: that the line is quiet.
  test('pages of every kind load under 300 KB on a phone with three device pixels a pixel', async () => {
    const waiting = pages.values();
    const heavy: string[] = [];
    const open = async () => {
      for (const path of waiting) {
        const weight = kilobytes(await loadOnPhone(path, 3));
        if (weight >= 300) heavy.push(`${path} ${weight} KB`);
      }
    };
    await Promise.all(Array.from({ length: 4 }, open));
    expect(heavy).toEqual([]);
  });

  test.each([
    [paths.gallery, 1.75, 400],
    [paths.gallery, 3, 450],
    // With the client of its database, and the script of whole packages.
    [paths.jobDiary, 3, 350],
  ])(
    '%s on a phone with %d device pixels a pixel loads under %i KB',
    async (path, density, limit) => {
      expect(kilobytes(await loadOnPhone(path, density))).toBeLessThan(limit);
    },
  );
});
