import { expect, test } from 'vitest';
import { paths } from '../../src/domain/routes.ts';
import { services } from '../../src/domain/services.ts';
import { phone, startBrowser, visit } from '../support/visitor.ts';

startBrowser();

const KILOBYTE = 1024;

interface Load {
  /** Path asked for. */
  readonly path: string;
  /** Bytes over the wire, headers included. */
  readonly bytes: number;
}

/** What a phone loads when it opens a page and does not scroll. */
async function loadOnPhone(path: string, deviceScaleFactor: number): Promise<Load[]> {
  return visit({}, async ({ page, open }) => {
    await page.setViewport({ ...phone, deviceScaleFactor, isMobile: true, hasTouch: true });
    const session = await page.createCDPSession();
    await session.send('Network.enable');
    const addresses = new Map<string, string>();
    const loads: Load[] = [];
    session.on('Network.requestWillBeSent', ({ requestId, request }) => void addresses.set(requestId, request.url));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      loads.push({ path: new URL(addresses.get(requestId)!).pathname, bytes: encodedDataLength });
    });
    await open(path);
    await page.waitForNetworkIdle({ idleTime: 300 });
    return loads;
  });
}

const kilobytes = (loads: readonly Load[]) => Math.round(loads.reduce((sum, { bytes }) => sum + bytes, 0) / KILOBYTE);

test.each([2, 3])(
  "home's hero, both pictures of its wipe, is under 90 KB on a phone with %i device pixels a pixel",
  async (density) => {
    const hero = (await loadOnPhone(paths.home, density)).filter(({ path }) => path.startsWith('/pictures/patio-'));
    expect(hero.map(({ path }) => path.replace(/-[0-9a-f]{8}-/, ' ')).sort()).toEqual([
      '/pictures/patio-after 800.avif',
      '/pictures/patio-before 800.avif',
    ]);
    expect(kilobytes(hero)).toBeLessThan(90);
  },
);

test.each(services.map(({ slug }) => slug))('%s in a town loads under 300 KB on a phone', async (slug) => {
  expect(kilobytes(await loadOnPhone(paths.townService('totnes', slug), 3))).toBeLessThan(300);
});

test.each(['totnes', 'exeter'])('the hub of %s loads under 300 KB on a phone', async (slug) => {
  expect(kilobytes(await loadOnPhone(paths.town(slug), 3))).toBeLessThan(300);
});

test.each([
  [1.75, 450],
  [3, 620],
])('the gallery on a phone with %d device pixels a pixel loads under %i KB', async (density, limit) => {
  expect(kilobytes(await loadOnPhone(paths.gallery, density))).toBeLessThan(limit);
});
