import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'puppeteer';
import { describe, expect, test } from 'vitest';
import { paths } from '../../src/domain/routes.ts';
import { towns } from '../../src/domain/towns.ts';
import { kinds } from '../support/kinds.ts';
import { pageStates } from '../support/visits/page-states.ts';
import { desktop, phone, shareVisit, startBrowser, visit } from '../support/visitor.ts';

const NARROWEST_PX = 320;
/** Two colours this far apart leave at least 3:1 to one of them on any single colour. */
const TWO_COLOUR_CONTRAST = 9;
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

startBrowser();

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong, as rule and element. Target size is part of WCAG 2.2 and off unless asked for. */
async function findings(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  const found = await page.evaluate(
    async (tags) =>
      (globalThis as unknown as { axe: typeof axe }).axe.run({
        runOnly: { type: 'tag', values: tags },
        rules: { 'target-size': { enabled: true } },
        resultTypes: ['violations'],
        // No rule of these tags asks for the style sheets that axe would load besides.
        preload: { assets: ['media'] },
      }),
    TAGS,
  );
  return found.violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id} (${help}): ${node.target.join(' ')} ${node.html.slice(0, 160)}`),
  );
}

describe('on a phone and on a desktop', () => {
  test.concurrent.each(pageStates)(
    '$name has no finding of WCAG 2.2 AA or best practice',
    async ({ path, consent, arrange, act, phoneOnly }) => {
      await visit({ viewport: phone, consent, reducedMotion: true }, async ({ page, open }) => {
        await arrange?.(page);
        await open(path);
        await act?.(page);
        expect(await findings(page)).toEqual([]);
        if (phoneOnly) return;
        await page.setViewport(desktop);
        expect(await findings(page)).toEqual([]);
      });
    },
  );
});

describe('in the narrowest window', () => {
  const visitor = shareVisit({ viewport: { width: NARROWEST_PX, height: 640 }, consent: false, reducedMotion: true });

  test.each(kinds)(
    `the %s page fits into ${NARROWEST_PX} pixels and shows where the keyboard is`,
    async (_kind, path) => {
      const { page, open } = visitor();
      await open(path);
      expect(await page.evaluate(() => document.scrollingElement!.scrollWidth)).toBe(NARROWEST_PX);
      await page.setViewport(desktop);
      expect(await withoutFocusMark(page)).toEqual([]);
    },
  );
});

test('the focus ring has two colours, so that one of them stands out on any ground', async () => {
  const [ring, gap] = await visit({ consent: false }, async ({ page, open }) => {
    await open(paths.home);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    return page.evaluate(() => {
      const { outlineColor, boxShadow } = getComputedStyle(document.activeElement!);
      return [outlineColor, boxShadow].map((value) =>
        value
          .match(/rgb\((\d+), (\d+), (\d+)\)/)!
          .slice(1)
          .map(Number),
      );
    });
  });
  expect(contrast(ring!, gap!)).toBeGreaterThanOrEqual(TWO_COLOUR_CONTRAST);
});

/** Contrast of two sRGB colours, as WCAG defines it. */
function contrast(...colours: readonly (readonly number[])[]): number {
  const luminance = (colour: readonly number[]) => {
    const [red = 0, green = 0, blue = 0] = colour.map((part) =>
      part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [dark = 0, light = 0] = colours.map(luminance).sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

test('the map of Devon has a link for each of the 49 towns that the keyboard reaches and that has a name', async () => {
  await visit({ consent: false, reducedMotion: true }, async ({ page, open }) => {
    await open(paths.areas);
    await page.$eval('svg[aria-label="Map of Devon"] a', (link) => link.focus());
    const reached = new Map<string, string>();
    for (let presses = 0; presses < towns.length; presses++) {
      const [href, name] = await page.evaluate(() => [
        document.activeElement!.getAttribute('href'),
        document.activeElement!.getAttribute('aria-label'),
      ]);
      reached.set(href!, name!);
      await page.keyboard.press('Tab');
    }
    expect(Object.fromEntries(reached)).toEqual(
      Object.fromEntries(towns.map(({ slug, label }) => [paths.town(slug), label])),
    );
  });
});

/**
 * Tabs through the page and names each element that looks the same with the focus as without. The
 * mark may be on the element, inside it, or on the label or picture it belongs to.
 */
async function withoutFocusMark(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    const look = (element: Element) => {
      const style = getComputedStyle(element);
      return [
        style.outlineStyle,
        style.outlineWidth,
        style.outlineColor,
        style.boxShadow,
        style.borderColor,
        style.fill,
        style.stroke,
        style.visibility,
      ].join(' ');
    };
    const area = (element: Element) => [
      element,
      ...(element.closest('label, .wipe') ?? element).querySelectorAll('*'),
      element.closest('label') ?? element,
    ];
    window.lookOf = (element) => area(element).map(look).join('\n');
    window.unfocusedLooks = new Map(
      [...document.querySelectorAll('a[href], button, input, textarea, summary, [tabindex="0"]')].map((element) => [
        element,
        window.lookOf(element),
      ]),
    );
  });
  const unmarked: string[] = [];
  const count = await page.evaluate(() => window.unfocusedLooks.size);
  for (let presses = 0; presses < count; presses++) {
    await page.keyboard.press('Tab');
    const fault = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      return window.lookOf(element) === window.unfocusedLooks.get(element) ? element.outerHTML.slice(0, 160) : '';
    });
    if (fault === null) break;
    if (fault !== '') unmarked.push(fault);
  }
  return unmarked;
}

declare global {
  interface Window {
    lookOf: (element: Element) => string;
    unfocusedLooks: Map<Element, string>;
  }
}
