import type { Page } from 'puppeteer';
import { expect, test } from 'vitest';
import { paths } from '../../core/domain/pages.ts';
import { services } from '../../core/domain/services.ts';
import { towns } from '../../core/domain/towns.ts';
import { kinds, sampledPaths } from '../support/kinds.ts';
import { phone, shareVisit, siteUrl } from '../support/visitor.ts';

/**
 * Returns up to three elements that reach past the sides of the window, with their first words.
 * Ignores parts that are scrolled or clipped.
 */
const strays = (page: Page) =>
  page.evaluate(() => {
    const scrolls = (part: Element) =>
      /auto|scroll|hidden|clip/.test(getComputedStyle(part).overflowX);
    const isCut = (part: Element): boolean => {
      for (
        let above = part.parentElement;
        above && above !== document.body;
        above = above.parentElement
      )
        if (scrolls(above)) return true;
      return false;
    };
    const wide = document.documentElement.scrollWidth > innerWidth;
    const header = [
      ...document.querySelectorAll('header :is(a, button)'),
    ].filter((part) => part.checkVisibility());
    const parts = wide
      ? [...document.querySelectorAll('body *')].filter((part) => !isCut(part))
      : header;
    return parts
      .filter((part) => {
        const { left, right, width } = part.getBoundingClientRect();
        return (
          width > 0 &&
          (left < -0.5 || right > innerWidth + 0.5) &&
          getComputedStyle(part).position !== 'absolute'
        );
      })
      .slice(0, 3)
      .map(
        (part) =>
          `${part.tagName.toLowerCase()}.${part.className} "${part.textContent?.slice(0, 40)}"`,
      )
      .concat(wide ? [`${document.documentElement.scrollWidth} px wide`] : []);
  });

// JavaScript is off: only styles decide what fits, and a page loads much faster without script.
const visitor = shareVisit({ javaScript: false });

const [longest] = towns.toSorted(
  (one, other) => other.label.length - one.label.length,
);

test('no page is wider than a phone of 320 pixels', async () => {
  const { page } = visitor();
  await page.setViewport({ width: 320, height: 640 });
  const found: string[] = [];
  for (const path of new Set([
    ...sampledPaths,
    paths.town(longest!.slug),
    ...services.map(({ slug }) => paths.townService(longest!.slug, slug)),
  ])) {
    await page.goto(`${siteUrl}${path}`, { waitUntil: 'load' });
    for (const stray of await strays(page)) found.push(`${path}: ${stray}`);
  }
  expect(found).toEqual([]);
});

test.each([...kinds, ['longest name', paths.town(longest!.slug)] as const])(
  'the %s page fits a phone at browser font sizes up to 32 pixels, and its text links are coloured and underlined',
  async (_kind, path) => {
    const { page } = visitor();
    const found: string[] = [];
    await page.goto(`${siteUrl}${path}`, { waitUntil: 'load' });
    const session = await page.createCDPSession();
    for (const [width, font] of [
      [360, 16],
      [phone.width, 16],
      [phone.width, 28],
      [phone.width, 32],
      [320, 32],
    ] as const) {
      await page.setViewport({ width, height: 844 });
      await session.send('Page.setFontSizes', {
        fontSizes: { standard: font },
      });
      for (const stray of await strays(page))
        found.push(`${width} px, font ${font}: ${stray}`);
    }
    await session.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
    await session.detach();
    expect(found).toEqual([]);
    const plain = await page.$$eval(
      '.prose :is(p, li) a:not(.button)',
      (links) =>
        links
          .filter((link) => {
            const around = getComputedStyle(link.closest('p, li')!);
            const own = getComputedStyle(link);
            return (
              own.color === around.color ||
              !own.textDecorationLine.includes('underline')
            );
          })
          .map((link) => link.outerHTML),
    );
    expect(plain).toEqual([]);
  },
);
