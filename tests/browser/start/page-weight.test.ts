import { expect, inject, test } from 'vitest';
import { landingPath, paths } from '../../../src/domain/routes.ts';
import { services } from '../../../src/domain/services.ts';
import { phone, startBrowser, visit } from '../../support/visitor.ts';

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
    await open(inject('compressedUrl') + path);
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

/** One of each kind; of services in a town every service, and the heaviest of all. */
const pages = [
  paths.home,
  paths.services,
  paths.guarantee,
  paths.areas,
  paths.getQuote,
  paths.privacy,
  landingPath('pressure-washing-devon'),
  ...['totnes', 'exeter'].map((town) => paths.town(town)),
  ...services.map(({ slug }) => paths.townService('totnes', slug)),
  paths.townService('torquay', 'pressure-washing'),
];

// Side by side, since most of each opening is waiting: that the line is quiet.
test('pages of every kind load under 300 KB on a phone with three device pixels a pixel', async () => {
  const waiting = [...pages];
  const heavy: string[] = [];
  const open = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const weight = kilobytes(await loadOnPhone(path, 3));
      if (weight >= 300) heavy.push(`${path} ${weight} KB`);
    }
  };
  await Promise.all(Array.from({ length: 4 }, open));
  expect(heavy).toEqual([]);
}, 120_000);

test.each([
  [paths.gallery, 1.75, 400],
  [paths.gallery, 3, 450],
  // With the client of its database, and the script of whole packages.
  [paths.jobDiary, 3, 358],
])('%s on a phone with %d device pixels a pixel loads under %i KB', async (path, density, limit) => {
  expect(kilobytes(await loadOnPhone(path, density))).toBeLessThan(limit);
});
