import type { Page } from 'puppeteer';
import { describe, expect, test } from 'vitest';
import { arriveAt, click, focused, press } from '../support/visits/controls.ts';
import { arrive, desktop, phone, shareVisit } from '../support/visitor.ts';

const menu = '#mobile-menu';
const menuIsOpen = (page: Page) =>
  page.$eval(menu, (element) => element.checkVisibility());
/** Waits until the page at this path is shown with the menu closed. */
async function menuClosesOn(page: Page, path: string): Promise<void> {
  await arriveAt(page, path);
  await page.waitForSelector(menu, { hidden: true });
}

const headerPages = [
  'Home /',
  'Services /services',
  'Gallery /gallery',
  'Our Guarantee /guarantee',
  'Areas We Serve /areas-we-serve',
];

const onDesktop = shareVisit({ viewport: desktop });

describe('the mobile menu', () => {
  const shared = shareVisit();

  test('opens 60 pixels down, below the header, is announced as expanded and has every link of the header', async () => {
    const { page, open } = shared();
    await open('/');
    const saysOpen = async () =>
      JSON.stringify(await page.accessibility.snapshot()).includes(
        '"name":"Menu","expanded":true',
      );
    expect([await menuIsOpen(page), await saysOpen()]).toEqual([false, false]);
    await click(page, 'Menu');
    expect([await menuIsOpen(page), await saysOpen()]).toEqual([true, true]);
    expect(
      await page.$eval(menu, (element) => element.getBoundingClientRect().top),
    ).toBe(60);
    const links = await page.$$eval(`${menu} a`, (found) =>
      found.map((link) => `${link.innerText} ${link.getAttribute('href')}`),
    );
    expect(links).toEqual([
      ...headerPages,
      'Request a Free Site Visit /get-quote',
    ]);
    await click(page, 'Menu');
    expect(await menuIsOpen(page)).toBe(false);
  });

  test('closes when one of its links is followed, even to the current page, and when the visitor goes back', async () => {
    const { page, open } = shared();
    await open('/');
    for (const path of ['/gallery', '/gallery', '/get-quote']) {
      await click(page, 'Menu');
      await press(page, `${menu} a[href="${path}"]`);
      await menuClosesOn(page, path);
    }
    await click(page, 'Menu');
    await page.goBack();
    await menuClosesOn(page, '/gallery');
  });

  test('closes on Escape, returning focus to its button, and on a tap elsewhere', async () => {
    const { page, open } = shared();
    await open('/');
    await page.focus('header button');
    await page.keyboard.press('Enter');
    expect(await menuIsOpen(page)).toBe(true);
    await page.keyboard.press('Escape');
    expect(await menuIsOpen(page)).toBe(false);
    expect(await focused(page)).toBe('Menu');
    await click(page, 'Menu');
    await page.mouse.click(200, 780);
    await menuClosesOn(page, '/');
  });
});

test('the header stays in place and changes its background once the page has scrolled more than thirty pixels', async () => {
  const { page } = await arrive({
    viewport: desktop,
    reducedMotion: true,
    path: '/services',
  });
  const background = async (y: number) => {
    await page.evaluate((top) => scrollTo(0, top), y);
    await page.waitForFunction((top) => scrollY === top, {}, y);
    return page.$eval('header', (header) => ({
      colour: getComputedStyle(header).backgroundColor,
      top: header.getBoundingClientRect().top,
    }));
  };
  const start = await background(0);
  await expect.poll(() => background(31)).not.toEqual(start);
  await expect.poll(() => background(0)).toEqual(start);
  await expect.poll(() => background(31)).not.toEqual(start);
  await expect.poll(() => background(30)).toEqual(start);
  expect([start.top, (await background(31)).top]).toEqual([0, 0]);
});

test('the header shows its links, the phone number and the site visit button on a desktop', async () => {
  const { page, open } = onDesktop();
  await open('/');
  const links = await page.$$eval('header a', (found) =>
    found
      .filter((link) => link.checkVisibility())
      .map(
        (link) =>
          `${(link.ariaLabel ?? link.innerText).trim()} ${link.getAttribute('href')}`,
      ),
  );
  expect(links.slice(1)).toEqual([
    ...headerPages,
    '07700 900382 tel:+447700900382',
    'Request a Free Site Visit /get-quote',
  ]);
});

/** Returns the names of the header's visible controls, and whether they fit beside each other. */
const headerControls = (page: Page) =>
  page.$$eval('.header-bar :is(a, button)', (found) => {
    const shown = found.filter((control) => control.checkVisibility());
    const boxes = shown.map((control) => control.getBoundingClientRect());
    return {
      names: shown
        .slice(1)
        .map(
          (control) =>
            control.ariaLabel ?? (control as HTMLElement).innerText.trim(),
        ),
      fits: boxes.every(
        ({ left, right }, index) =>
          left >= (boxes[index - 1]?.right ?? 0) && right <= innerWidth,
      ),
    };
  });

const five = headerPages.map((page) => page.replace(/ \/\S*$/, ''));
const call = '07700 900382';
const visitButton = 'Request a Free Site Visit';

test.each([
  [1024, [...five, call, visitButton]],
  [1100, [...five, call, visitButton]],
  [1280, [...five, call, visitButton]],
  [1023, [`Call ${call}`, 'Menu']],
])(
  'in a window %i pixels wide the header fits its links, phone and button, or has the menu',
  async (width, names) => {
    const { page, open } = onDesktop();
    await page.setViewport({ width, height: 768 });
    await open('/services');
    expect(await headerControls(page)).toEqual({ names, fits: true });
    const phoneBox = await page.$eval('.header-call', (phoneLink) => {
      const { width: wide, height } = phoneLink.getBoundingClientRect();
      return { wide, height };
    });
    if (width >= 1024)
      expect(Math.min(phoneBox.wide, phoneBox.height)).toBeGreaterThanOrEqual(
        44,
      );
  },
);

test.each<[string, (root: HTMLElement) => void]>([
  [
    'with a longer name',
    (root) => {
      root.querySelector('.brand-name')!.textContent =
        'Fathom & Fern & Daughters';
    },
  ],
  ['with text of twice the size', (root) => (root.style.fontSize = '200%')],
])(
  '%s the header of a window 1024 pixels wide has the menu in place of the links',
  async (_what, change) => {
    const { page, open } = onDesktop();
    await page.setViewport({ width: 1024, height: 768 });
    await open('/services');
    await page.$eval('html', change);
    const { names, fits } = await headerControls(page);
    expect(fits).toBe(true);
    expect(names.at(-1)).toBe('Menu');
    expect(names).not.toContain('Gallery');
    await click(page, 'Menu');
    expect(await menuIsOpen(page)).toBe(true);
  },
);

test('FAQ answers open one at a time, and a click closes the open one', async () => {
  const { page, open } = onDesktop();
  await open('/devon/exeter/gutter-cleaning');
  const openOnes = () =>
    page.$$eval('main details', (found) =>
      found.flatMap((details, index) => (details.open ? [index] : [])),
    );
  expect(await openOnes()).toEqual([]);
  await press(page, 'main details:nth-of-type(1) summary');
  expect(await openOnes()).toEqual([0]);
  expect(
    await page.$eval('main details[open] p', (answer) =>
      answer.checkVisibility(),
    ),
  ).toBe(true);
  await press(page, 'main details:nth-of-type(3) summary');
  expect(await openOnes()).toEqual([2]);
  await press(page, 'main details:nth-of-type(3) summary');
  expect(await openOnes()).toEqual([]);
  await page.focus('main details:nth-of-type(2) summary');
  await page.keyboard.press('Enter');
  expect(await openOnes()).toEqual([1]);
});

describe('the before and after picture', () => {
  const edge = (page: Page) =>
    page.$eval('.pair input', (input) => Number(input.value));
  /**
   * Returns the percentage of the picture's width, from the left, that shows the surface before the
   * job.
   */
  const shown = (page: Page) =>
    page.$eval('.pair', (wipe) => {
      const before = [...wipe.children].find(
        (child) => getComputedStyle(child).clipPath !== 'none',
      )!;
      const right = /inset\(0px ([^ ]+)/.exec(
        getComputedStyle(before).clipPath,
      )![1]!;
      const width = before.getBoundingClientRect().width;
      return Math.round(
        right.endsWith('%')
          ? 100 - Number.parseFloat(right)
          : 100 * (1 - Number.parseFloat(right) / width) || 0,
      );
    });

  test('moves its divider with a finger that is dragged across it', async () => {
    const { page } = await arrive({
      viewport: { ...phone, hasTouch: true },
      path: '/gallery',
    });
    await page.$eval('.pair', (wipe) =>
      wipe.scrollIntoView({ block: 'center' }),
    );
    const { x, y, width, height } = (await page
      .$('.pair')
      .then((wipe) => wipe!.boundingBox()))!;
    const finger = await page.touchscreen.touchStart(
      x + width / 2,
      y + height / 2,
    );
    for (const share of [0.45, 0.35, 0.25, 0.2])
      await finger.move(x + width * share, y + height / 2);
    await finger.end();
    expect(await edge(page)).toBeGreaterThan(14);
    expect(await edge(page)).toBeLessThan(27);
  });

  test('moves its divider with the arrow keys and announces the position', async () => {
    const { page, open } = onDesktop();
    await open('/gallery');
    await page.focus('.pair input');
    for (let presses = 0; presses < 7; presses += 1)
      await page.keyboard.press('ArrowRight');
    expect(await edge(page)).toBe(85);
    expect(await shown(page)).toBe(85);
    // The AFTER label is hidden when little of its half is left.
    expect(
      await page.$eval('.pair ::-p-text(AFTER)', (after) =>
        after.checkVisibility(),
      ),
    ).toBe(false);
    await page.keyboard.press('ArrowLeft');
    expect(
      await page.$eval('.pair input', (input) =>
        input.getAttribute('aria-valuetext'),
      ),
    ).toBe('80% before, 20% after');
    await page.keyboard.press('Home');
    expect(await edge(page)).toBe(0);
  });
});

test('the first Tab stop is a link that skips the header to the main content', async () => {
  const { page, open } = onDesktop();
  await open('/services');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Skip to the main content');
  const { width, height } = (await (await page.$(':focus'))!.boundingBox())!;
  expect(width * height).toBeGreaterThan(1000);
  await page.keyboard.press('Enter');
  await page.waitForSelector('main:focus');
  await page.keyboard.press('Tab');
  expect(await page.$('main :focus')).not.toBeNull();
});
