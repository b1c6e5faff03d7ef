import { expect, test } from 'vitest';
import type { Page } from 'puppeteer';
import { paths } from '../../src/domain/pages.ts';
import { towns } from '../../src/domain/towns.ts';
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
 * Focuses each town and returns what is wrong with its name: hidden, outside the map or over
 * another dot.
 */
const readFaults = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const links = [...document.querySelectorAll<SVGAElement>('.map-town')];
    const map =
      document.querySelector<SVGSVGElement>('.area-map')!.viewBox.baseVal;
    const labelOf = (link: Element) => link.getAttribute('aria-label')!;
    const faults: string[] = [];
    for (const link of links) {
      link.focus();
      const name = link.querySelector('text')!;
      // The name must have finished its transition.
      await Promise.all(name.getAnimations().map(({ finished }) => finished));
      const { visibility, fillOpacity } = getComputedStyle(name);
      if (visibility !== 'visible' || fillOpacity !== '1')
        faults.push(`${labelOf(link)} is not shown`);
      const { x, y, width, height } = name.getBBox();
      // Leaves out the parts of a line above and below the letters of a name.
      const letters = { top: y + height * 0.15, bottom: y + height * 0.95 };
      if (
        x < 0 ||
        x + width > map.width ||
        letters.top < 0 ||
        letters.bottom > map.height
      )
        faults.push(`${labelOf(link)} leaves the map`);
      for (const other of links) {
        const dot = other
          .querySelector<SVGCircleElement>('.map-dot')!
          .getBBox();
        const isBeside = dot.x >= x + width || dot.x + dot.width <= x;
        if (
          other !== link &&
          !isBeside &&
          dot.y < letters.bottom &&
          dot.y + dot.height > letters.top
        )
          faults.push(`${labelOf(link)} covers ${labelOf(other)}`);
      }
    }
    return faults;
  });

test.each([phone, desktop])(
  'a focused town on the map shows its name, clear of other dots and inside the map, in a window of %o',
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
    expect(await readFaults(visitor.page)).toEqual([]);
  },
);

/**
 * Returns each pair of visible names, or of a name and a dot, that overlap while no town is
 * focused.
 */
const readMeetings = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const names = [
      ...document.querySelectorAll<SVGTextElement>('.area-map text'),
    ].filter((text) => getComputedStyle(text).visibility === 'visible');
    const dots = [...document.querySelectorAll<SVGCircleElement>('.map-dot')];
    const boxOf = (element: SVGGraphicsElement) => {
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
    const meet = (one: SVGGraphicsElement, other: SVGGraphicsElement) => {
      const [a, b] = [boxOf(one), boxOf(other)];
      return (
        a.left < b.right &&
        b.left < a.right &&
        a.top < b.bottom &&
        b.top < a.bottom
      );
    };
    const nameOf = (dot: SVGCircleElement) =>
      `the dot of ${dot.parentElement!.getAttribute('aria-label')}`;
    return names.flatMap((name, index) => [
      ...names
        .slice(index + 1)
        .filter((other) => meet(name, other))
        .map((other) => `${name.textContent} and ${other.textContent}`),
      ...dots
        .filter(
          (dot) => dot.parentElement !== name.parentElement && meet(name, dot),
        )
        .map((dot) => `${name.textContent} and ${nameOf(dot)}`),
    ]);
  });

test('no name on the map overlaps another name or a dot in windows 320 to 1280 pixels wide', async () => {
  const visitor = await arrive({ reducedMotion: true });
  await openMap(visitor);
  const { page } = visitor;
  for (const width of [320, 390, 640, 641, 768, 1280]) {
    await page.setViewport({ width, height: 900 });
    expect(await readMeetings(page), `at ${width} pixels`).toEqual([]);
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

test('the first tap on an unnamed dot of the map shows its town, and the second opens its page', async () => {
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
  await page.tap(dot);
  await arriveAt(page, path);
});
