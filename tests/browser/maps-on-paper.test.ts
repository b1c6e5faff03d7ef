import type { Page } from 'puppeteer';
import { expect, test } from 'vitest';
import { paths } from '../../src/domain/routes.ts';
import { desktop, shareVisit, startBrowser } from '../support/visitor.ts';

startBrowser();

const inTavistock = paths.town('tavistock');
const inSalcombe = paths.townService('salcombe', 'patio-cleaning');

/** Colours of what a map is made of, by class; nothing for what is not drawn. */
const readColours = (page: Page, parts: readonly string[]) =>
  page.evaluate(
    (wanted) =>
      Object.fromEntries(
        wanted.map((part) => {
          const { fill, stroke } = getComputedStyle(document.querySelector(`.${part}`)!);
          return [part, { fill, stroke }];
        }),
      ),
    parts,
  );

const visitor = shareVisit({ viewport: desktop, consent: false });

test.each([paths.areas, inTavistock, inSalcombe])(
  'the map of %s is there with its coast, and printed in its colours',
  async (path) => {
    const { page, open } = visitor();
    await open(path);
    await page.emulateMediaType('print');
    const map = await page.$eval('.area-map, .town-map', (svg) => ({
      adjust: getComputedStyle(svg).printColorAdjust,
      width: svg.getBoundingClientRect().width,
      water: svg.querySelector<SVGUseElement>('.map-water')!.getBBox().width,
    }));
    expect(map.adjust).toBe('exact');
    expect(map.width).toBeGreaterThan(300);
    expect(map.water).toBeGreaterThan(300);
  },
);

test.each([
  [paths.areas, 'map-water', 'map-border', 'map-dot'],
  [inTavistock, 'map-water', 'map-river', 'map-neighbour'],
  [inSalcombe, 'map-water', 'map-river', 'map-neighbour'],
] as const)(
  "in a visitor's own colours coast, lines and towns of %s stand out from the ground",
  async (path, coast, line, town) => {
    const { page, open } = visitor();
    const session = await page.createCDPSession();
    await session.send('Emulation.setEmulatedMedia', {
      features: [
        { name: 'forced-colors', value: 'active' },
        { name: 'prefers-color-scheme', value: 'dark' },
      ],
    });
    await open(path);
    const ground = await page.$eval('.area-map, .town-map', (svg) => getComputedStyle(svg).backgroundColor);
    const colours = await readColours(page, [coast, line, town]);
    await session.detach();
    expect(ground).toBe('rgb(0, 0, 0)');
    expect([colours[coast]!.stroke, colours[line]!.stroke, colours[town]!.fill]).not.toContain(ground);
  },
);
