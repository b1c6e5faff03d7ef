import { expect, test } from 'vitest';
import type { Page } from 'puppeteer';
import { paths } from '../../core/domain/pages.ts';
import { towns } from '../../core/domain/towns.ts';
import { arriveAt } from '../support/visits/controls.ts';
import { arrive, desktop, phone, type Visitor } from '../support/visitor.ts';

/**
 * Opens the map twice, so that its web fonts are cached: on a slow line a first visit shows
 * fallback fonts.
 */
async function openMap({ page, open }: Visitor): Promise<void> {
  await open(paths.areas);
  await page.evaluate(() => document.fonts.ready);
  await open(paths.areas);
}

/**
 * Returns the faults of the names that are shown in full: outside the map, or over another name or
 * dot. If a town is `focused`, its name must be among them.
 */
const readFaults = (page: Page, focused?: string): Promise<string[]> =>
  page.evaluate(async (href) => {
    const town =
      href && document.querySelector<HTMLElement>(`.map-town[href="${href}"]`);
    if (town) town.focus();
    // A name must have finished its transition.
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    const names = [
      ...document.querySelectorAll<SVGElement>('.area-map text'),
    ].filter((text) => {
      const { visibility, fillOpacity } = getComputedStyle(text);
      return visibility === 'visible' && fillOpacity === '1';
    });
    const dots = [...document.querySelectorAll<SVGElement>('.map-dot')];
    const boxOf = (element: Element) => {
      const { left, right, top, bottom, height } =
        element.getBoundingClientRect();
      // Leaves out the parts of a line above and below the letters of a name.
      const isText = element instanceof SVGTextElement;
      return {
        left,
        right,
        top: isText ? top + height * 0.15 : top,
        bottom: isText ? bottom - height * 0.05 : bottom,
      };
    };
    const meet = (one: Element, other: Element) => {
      const [a, b] = [boxOf(one), boxOf(other)];
      return (
        a.left < b.right &&
        b.left < a.right &&
        a.top < b.bottom &&
        b.top < a.bottom
      );
    };
    const map = boxOf(document.querySelector('.area-map')!);
    const isOutside = (name: Element) => {
      const { left, right, top, bottom } = boxOf(name);
      return (
        left < map.left ||
        right > map.right ||
        top < map.top ||
        bottom > map.bottom
      );
    };
    const isOwn = (name: Element, other: Element) =>
      name.parentElement === other.parentElement;
    const met = names.flatMap((name, index) =>
      [...names.slice(index + 1), ...dots.filter((dot) => !isOwn(name, dot))]
        .filter((other) => meet(name, other))
        .map(
          (other) =>
            `${name.textContent} meets ${other.textContent || other.parentElement!.ariaLabel}`,
        ),
    );
    const outside = names
      .filter(isOutside)
      .map((name) => `${name.textContent} leaves the map`);
    const shown = names.map(({ parentElement }) => parentElement);
    const hidden = town && !shown.includes(town) ? [`${href} has no name`] : [];
    return [...met, ...outside, ...hidden];
  }, focused);

test.each([phone, desktop])(
  'a focused town on the map shows its name, clear of other dots and inside the map, in a window of $width by $height',
  async (viewport) => {
    const visitor = await arrive({
      viewport,
      reducedMotion: true,
    });
    await openMap(visitor);
    const links = await visitor.page.$$eval('.map-town', (found) =>
      found.map((link) => [
        link.getAttribute('href'),
        link.getAttribute('aria-label'),
      ]),
    );
    expect(Object.fromEntries(links)).toEqual(
      Object.fromEntries(
        towns.map(({ slug, label }) => [paths.town(slug), label]),
      ),
    );
    for (const { slug } of towns)
      expect(await readFaults(visitor.page, paths.town(slug))).toEqual([]);
  },
);

test('no name on the map overlaps another name or a dot in windows 320 to 1280 pixels wide', async () => {
  const visitor = await arrive({ reducedMotion: true });
  await openMap(visitor);
  const { page } = visitor;
  for (const width of [320, 390, 640, 641, 768, 1280]) {
    await page.setViewport({ width, height: 900 });
    expect(await readFaults(page), `at ${width} pixels`).toEqual([]);
  }
});

const litLinks = (page: Page) =>
  page.$$eval('.areas a[data-lit]', (links) =>
    links.map(
      (link) =>
        `${link.closest('svg') ? 'map' : 'list'} ${link.getAttribute('href')}`,
    ),
  );

/** Waits until focus marks towns, shortly after the page has hydrated. Leaves this town marked. */
const waitForMarks = (page: Page, path: string) =>
  page.waitForFunction(
    (href) => {
      const link = document.querySelector<HTMLElement>(
        `.areas li a[href="${href}"]`,
      )!;
      link.blur();
      link.focus({ preventScroll: true });
      return link.hasAttribute('data-lit');
    },
    {},
    path,
  );

test('pointing at a town, on the map or in the list, marks it in both', async () => {
  const path = paths.town('newton-abbot');
  const both = [`map ${path}`, `list ${path}`];
  const { page } = await arrive({
    viewport: desktop,
    reducedMotion: true,
    path: paths.areas,
  });
  await waitForMarks(page, paths.town('ashburton'));
  await page.hover(`.map-town[href="${path}"] .map-dot`);
  expect(await litLinks(page)).toEqual(both);
  const other = paths.town('ashburton');
  await page.hover(`.areas li a[href="${other}"]`);
  expect(await litLinks(page)).toEqual([`map ${other}`, `list ${other}`]);
  await page.waitForSelector(`.map-town[href="${other}"] text`, {
    visible: true,
  });
  await page.hover('h1');
  expect(await litLinks(page)).toEqual([]);
  // Without a touch screen one click opens the page, even on the line to the name, which now covers
  // the dot.
  await page.click(`.map-town[href="${path}"] .map-dot`);
  await arriveAt(page, path);
});

test("the first tap on an unnamed dot of the map shows the town's name, and the second opens the town's page", async () => {
  const path = paths.town('ashburton');
  const { page } = await arrive({
    viewport: { ...phone, hasTouch: true },
    path: paths.areas,
  });
  const dot = `.map-town[href="${path}"] .map-dot`;
  const name = `.map-town[href="${path}"] text`;
  await page.waitForSelector(name, { hidden: true });
  await waitForMarks(page, paths.town('newton-abbot'));
  await page.tap(dot);
  await page.waitForSelector(name, { visible: true });
  expect(new URL(page.url()).pathname).toBe(paths.areas);
  // Taps on anything else still work.
  await page.tap('header button');
  await page.waitForSelector('#mobile-menu', { visible: true });
  await page.tap('header button');
  await page.waitForSelector('#mobile-menu', { hidden: true });
  await page.tap(dot);
  await page.waitForSelector(name, { visible: true });
  await page.tap(dot);
  await arriveAt(page, path);
});
