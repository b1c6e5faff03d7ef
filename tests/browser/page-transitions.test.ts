import type { Page } from 'puppeteer';
import { describe, expect, test } from 'vitest';
import { follow } from '../support/visits/controls.ts';
import { arrive, desktop, phone } from '../support/visitor.ts';

declare global {
  interface Window {
    /** What was pressed when each fading of the visit began, or that it was skipped. */
    fades?: string[];
  }
}

/** Notes every fading between pages. */
async function noteFades(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(() => {
    window.fades = [];
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      // The link has shown that its press was heard.
      const pressed =
        document.querySelector('[data-pressed]')?.getAttribute('href') ??
        'back';
      const transition = start(update);
      transition.ready.then(
        () => window.fades!.push(pressed),
        () => window.fades!.push('skipped'),
      );
      return transition;
    };
  });
}

const footerLink = (path: string) => `footer a[href="${path}"]`;

/** Presses two links with nothing between, as an impatient visitor does. */
const pressBoth = (page: Page, first: string, second: string) =>
  page.evaluate(
    (...selectors) => {
      for (const selector of selectors)
        document.querySelector<HTMLElement>(selector)!.click();
    },
    first,
    second,
  );

const hasOpened = (path: string) =>
  location.pathname === path &&
  document
    .querySelector('link[rel=canonical]')!
    .getAttribute('href')!
    .endsWith(path) &&
  scrollY === 0 &&
  document.activeElement?.id === 'main';

/** Follows a link to another page and returns while that is fading in, which takes the given time. */
async function fadeTo(
  page: Page,
  path: string,
  duration: string,
): Promise<void> {
  await page.evaluate((time) => {
    const slow = new CSSStyleSheet();
    slow.replaceSync(
      `::view-transition-old(root), ::view-transition-new(root) { animation-duration: ${time} !important }`,
    );
    document.adoptedStyleSheets.push(slow);
  }, duration);
  await follow(page, path);
  await page.waitForFunction(() => document.getAnimations().length > 0);
}

/** The middle of an element. */
const middleOf = (page: Page, selector: string) =>
  page.$eval(selector, (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x + width / 2, y + height / 2] as const;
  });

const menuButton = 'header button[popovertarget]';
const menuIsOpen = () =>
  document.getElementById('mobile-menu')!.matches(':popover-open');

describe('going from page to page', () => {
  test('fades one into the next once the link has shown that its press was heard, and neither the first page nor a hash of the same page', async () => {
    const { page, open, complaints } = await arrive({
      viewport: desktop,
      consent: false,
    });
    await noteFades(page);
    await open('/services');
    await follow(page, '/services#commercial');
    expect(await page.evaluate(() => window.fades)).toEqual([]);
    await follow(page, '/guarantee');
    await page.waitForFunction(hasOpened, {}, '/guarantee');
    await page.waitForFunction(() => window.fades!.length === 1);
    expect(await page.evaluate(() => window.fades)).toEqual(['/guarantee']);
    await page.waitForFunction(
      () => document.querySelector('[data-pressed]') === null,
    );
    await page.goBack();
    await page.waitForFunction(() => window.fades!.length === 2);
    expect(complaints).toEqual([]);
  });

  test('does not fade for a visitor who wants less motion', async () => {
    const { page, open } = await arrive({
      viewport: desktop,
      consent: false,
      reducedMotion: true,
    });
    await noteFades(page);
    await open('/services');
    await follow(page, '/guarantee');
    await page.waitForFunction(hasOpened, {}, '/guarantee');
    expect(await page.evaluate(() => window.fades)).toEqual([]);
  });

  test('twice in a moment ends on the page asked for last, at its top, with focus in it and no error', async () => {
    const { page, complaints } = await arrive({
      viewport: desktop,
      consent: false,
      path: '/guarantee',
    });
    const rounds = [
      ['/job-diary', '/devon/exeter'],
      ['/services', '/privacy-policy'],
      ['/devon/plymouth', '/guarantee'],
    ] as const;
    for (const [first, last] of rounds) {
      await page.evaluate(() => scrollTo(0, 600));
      await pressBoth(page, footerLink(first), footerLink(last));
      await page.waitForFunction(hasOpened, {}, last);
    }
    // Now each while the one before is still fading.
    await pressBoth(page, footerLink('/services'), 'body');
    await page.waitForFunction(
      () => document.querySelector('h1')!.textContent === 'Our Services',
    );
    await pressBoth(page, footerLink('/devon/torquay'), 'body');
    await page.waitForFunction(hasOpened, {}, '/devon/torquay');
    await page.waitForFunction(() => document.getAnimations().length === 0);
    expect(complaints).toEqual([]);
  });

  const hasOpenedGallery = { condition: hasOpened, path: '/gallery' };

  test.each([
    [
      'for the page beneath',
      desktop,
      'header nav a[href="/gallery"]',
      hasOpenedGallery,
    ],
    [
      'on the icon of a button for the button',
      phone,
      `${menuButton} svg.menu-closed`,
      { condition: menuIsOpen, path: '' },
    ],
    [
      'on a link of the open menu for the link',
      phone,
      '#mobile-menu a[href="/gallery"]',
      hasOpenedGallery,
    ],
  ])(
    'a press while the pages fade is %s',
    async (_what, viewport, target, { condition, path }) => {
      const { page, complaints } = await arrive({
        viewport,
        consent: false,
        path: '/guarantee',
      });
      await fadeTo(page, '/services', '20s');
      if (target.startsWith('#mobile-menu'))
        await page.evaluate(() =>
          document.getElementById('mobile-menu')!.showPopover(),
        );
      await page.mouse.click(...(await middleOf(page, target)));
      await page.waitForFunction(condition, {}, path);
      expect(complaints).toEqual([]);
    },
  );

  test('a press that begins while the pages fade and ends when they have faded counts', async () => {
    const { page, complaints } = await arrive({
      viewport: phone,
      consent: false,
      path: '/guarantee',
    });
    await fadeTo(page, '/services', '1s');
    await page.mouse.move(...(await middleOf(page, menuButton)));
    await page.mouse.down();
    await page.waitForFunction(() => document.getAnimations().length === 0);
    await page.mouse.up();
    await page.waitForFunction(menuIsOpen);
    expect(complaints).toEqual([]);
  });
});
