import type { Page } from 'puppeteer';
import { expect, test } from 'vitest';
import { hydratedSelector } from '../../core/domain/rendering.ts';
import { arriveAt, follow } from '../support/visits/controls.ts';
import { arrive, desktop, phone } from '../support/visitor.ts';

/** Follows a link and returns while the new page is still fading in, for the given duration. */
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
}

const isFading = (page: Page) =>
  page.evaluate(() => document.getAnimations().length > 0);

/** Moves the pointer to the middle of an element, whatever covers it. */
async function pointAt(page: Page, selector: string): Promise<void> {
  const { x, y, width, height } = (await (await page.$(
    selector,
  ))!.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
}

const menuButton = 'header button[popovertarget]';
const openMenu = '#mobile-menu:popover-open';

test('a page fades in, unless the visitor prefers reduced motion', async () => {
  for (const reducedMotion of [false, true]) {
    const path = '/guarantee';
    const { page } = await arrive({ reducedMotion, path });
    await fadeTo(page, '/services', '20s');
    await expect.poll(() => isFading(page)).toBe(!reducedMotion);
  }
});

test('two links clicked in quick succession open the second page at its top, with focus in it', async () => {
  const { page, complaints } = await arrive({
    viewport: desktop,
    path: '/guarantee',
  });
  for (const [first, last] of [
    ['/job-diary', '/devon/exeter'],
    ['/services', '/privacy-policy'],
    ['/devon/plymouth', '/guarantee'],
  ] as const) {
    await page.evaluate(
      (...paths) => {
        scrollTo(0, 600);
        for (const path of paths)
          document
            .querySelector<HTMLElement>(`footer a[href="${path}"]`)!
            .click();
      },
      first,
      last,
    );
    await arriveAt(page, last);
    await page.waitForFunction(() => scrollY === 0);
    await page.waitForSelector('main:focus');
  }
  expect(complaints).toEqual([]);
});

test.each([
  [
    'counts for the page beneath',
    desktop,
    'header nav a[href="/gallery"]',
    'head:has([rel=canonical][href$="/gallery"])',
  ],
  [
    'on the icon of a button counts for the button',
    phone,
    `${menuButton} svg.menu-closed`,
    openMenu,
  ],
  [
    'on a link of the open menu counts for the link',
    phone,
    '#mobile-menu a[href="/gallery"]',
    'head:has([rel=canonical][href$="/gallery"])',
  ],
])(
  'a click during the fade between pages %s',
  async (_what, viewport, target, result) => {
    const { page, complaints } = await arrive({
      viewport,
      path: '/guarantee',
    });
    await fadeTo(page, '/services', '20s');
    await expect.poll(() => isFading(page)).toBe(true);
    if (target.startsWith('#mobile-menu'))
      await page.$eval('#mobile-menu', (menu) =>
        (menu as HTMLElement).showPopover(),
      );
    await pointAt(page, target);
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForSelector(result);
    expect(complaints).toEqual([]);
  },
);

test('a click that begins during the fade and ends after it still counts', async () => {
  const { page, complaints } = await arrive({ path: '/guarantee' });
  await fadeTo(page, '/services', '1s');
  await pointAt(page, menuButton);
  await page.mouse.down();
  await expect.poll(() => isFading(page)).toBe(false);
  await page.mouse.up();
  await page.waitForSelector(openMenu);
  expect(complaints).toEqual([]);
});

test('a click during the fade after a full load counts for the page beneath', async () => {
  const { page, complaints } = await arrive({ path: '/guarantee' });
  await page.setRequestInterception(true);
  page.on('request', async (request) => {
    if (!request.isNavigationRequest()) return request.continue();
    const page = await (await fetch(request.url())).text();
    const slow = `<style>::view-transition-old(root), ::view-transition-new(root) { animation-duration: 20s !important }</style>`;
    await request.respond({
      contentType: 'text/html',
      body: page.replace('</head>', `${slow}</head>`),
    });
  });
  await page.evaluate(() => location.assign('/services'));
  await arriveAt(page, '/services');
  await page.waitForSelector(hydratedSelector());
  await expect.poll(() => isFading(page)).toBe(true);
  await pointAt(page, menuButton);
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForSelector(openMenu, { timeout: 10_000 });
  expect(complaints).toEqual([]);
});
