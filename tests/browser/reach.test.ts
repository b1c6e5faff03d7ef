import { describe, expect, test } from 'vitest';
import { business } from '#site/business.ts';
import { trade } from '#site/trade.ts';
import {
  arriveAt,
  click,
  focused,
  link,
  press,
} from '../support/visits/controls.ts';
import { arrive, desktop, phone, shareVisit } from '../support/visitor.ts';

const visitor = shareVisit();

test.each([
  { width: 844, height: 390 },
  { width: 320, height: 256 },
])(
  'the mobile menu scrolls to its last item in a window of $width by $height',
  async (viewport) => {
    const { page, open } = visitor();
    await page.setViewport(viewport);
    await open('/');
    await click(page, 'Menu');
    const bottom = await page.$eval('#mobile-menu', (menu) => {
      menu.scrollTop = menu.scrollHeight;
      return menu.querySelector('a[href="/get-quote"]')!.getBoundingClientRect()
        .bottom;
    });
    expect(bottom).toBeLessThanOrEqual(viewport.height);
  },
);

/**
 * Returns the parts of the header that reach outside the window or the header's bar. Runs inside
 * the page.
 */
function strayHeaderParts(): string[] {
  const header = document.querySelector('header')!;
  const bar = header.getBoundingClientRect();
  return [
    ...header.querySelectorAll<HTMLElement>(
      ':scope > div :is(a, button, span)',
    ),
  ]
    .filter((part) => part.checkVisibility())
    .filter((part) => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      return (
        left < 0 || right > innerWidth || top < bar.top || bottom > bar.bottom
      );
    })
    .map((part) => part.outerHTML.slice(0, 100));
}

test.each([
  ["the business's own name", undefined],
  ['a name of 33 letters', 'Harbourside Stone and Render Care'],
])(
  'the header has room for all its parts with %s, in windows 320 to 1440 pixels wide',
  async (_what, name) => {
    const { page, open } = visitor();
    await open('/guarantee');
    if (name)
      await page.$eval(
        '.brand-name',
        (shown, text) => {
          shown.textContent = text;
          shown.setAttribute('data-long', 'true');
        },
        name,
      );
    for (const width of [320, 390, 768, 1023, 1024, 1279, 1280, 1440]) {
      await page.setViewport({ width, height: 900 });
      expect(
        await page.evaluate(strayHeaderParts),
        `at ${width} pixels`,
      ).toEqual([]);
    }
  },
);

/**
 * Returns the focusable elements that are wholly covered, as by the cookie banner or the header,
 * while they have focus. Runs inside the page.
 */
async function coveredStops(): Promise<string[]> {
  const covered: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>(
    'a[href], button, input, summary',
  )) {
    element.focus();
    if (
      element.tabIndex < 0 ||
      document.activeElement !== element ||
      element.closest('.cookie-banner, header')
    )
      continue;
    // Within two frames the page has scrolled to the element.
    await new Promise((resolve) =>
      requestAnimationFrame(() => requestAnimationFrame(resolve)),
    );
    // An input that its label's text covers is visible if the label is.
    const shown = element.closest('label') ?? element;
    const { left, top, width, height } = shown.getBoundingClientRect();
    const shares = [0.1, 0.5, 0.9];
    const isSeen = shares.some((x) =>
      shares.some((y) =>
        shown.contains(
          document.elementFromPoint(left + width * x, top + height * y),
        ),
      ),
    );
    if (!isSeen) covered.push(element.outerHTML.slice(0, 100));
  }
  return covered;
}

describe('the cookie banner', () => {
  const visitor = shareVisit({ consent: 'unset' });

  test.each([
    ['/services', desktop],
    ['/services', phone],
    ['/devon/tavistock', { width: 320, height: 256 }],
    ['/get-quote', { width: 640, height: 400 }],
  ] as const)(
    'covers no element that has focus on %s in a window of %o',
    async (path, viewport) => {
      const { page, open } = visitor();
      await page.setViewport(viewport);
      await open(path);
      await page.waitForSelector('.cookie-banner');
      expect(await page.evaluate(coveredStops)).toEqual([]);
    },
  );

  test.each([desktop, phone, { width: 320, height: 256 }])(
    'does not cover the last links of the page in a window of $width by $height',
    async (viewport) => {
      const { page, open } = visitor();
      await page.setViewport(viewport);
      await open('/');
      await page.waitForSelector('.cookie-banner');
      await page.evaluate(() =>
        scrollTo(0, document.documentElement.scrollHeight),
      );
      await page.waitForFunction(
        () =>
          Math.abs(
            scrollY + innerHeight - document.documentElement.scrollHeight,
          ) < 2,
      );
      const free = await page.evaluate(() => {
        const banner = document
          .querySelector('.cookie-banner')!
          .getBoundingClientRect();
        return {
          end:
            document.querySelector('footer')!.getBoundingClientRect().bottom -
            banner.top,
          share: banner.height / innerHeight,
        };
      });
      expect(free.end).toBeLessThanOrEqual(1);
      expect(free.share).toBeLessThanOrEqual(0.41);
    },
  );
});

describe('focus', () => {
  test('reaches the Decline button of the cookie banner by the third Tab, without scrolling the page', async () => {
    const { page } = await arrive({ consent: 'unset', path: '/services' });
    await page.waitForSelector('.cookie-banner');
    await page.evaluate(() => scrollTo(0, 500));
    const reached: string[] = [];
    for (const _stop of [1, 2, 3]) {
      await page.keyboard.press('Tab');
      reached.push(await focused(page));
    }
    expect(reached.at(-1)).toBe('Decline');
    expect(await page.evaluate(() => scrollY)).toBe(500);
  });

  test('moves to the page after Decline or Accept, or to Cookie settings if that opened the banner', async () => {
    const { page } = await arrive({ consent: 'unset', path: '/services' });
    for (const [choice, place] of [
      ['Decline', 'main'],
      ['Accept', 'footer button'],
      ['Decline', 'footer button'],
    ] as const) {
      await click(page, choice);
      await page.waitForSelector('.cookie-banner', { hidden: true });
      expect(await page.$(`${place}:focus`), choice).not.toBeNull();
      await page.evaluate(() =>
        scrollTo(0, document.documentElement.scrollHeight),
      );
      await click(page, 'Cookie settings');
    }
  });

  test('moves to the section that a link leads to, from another page or the same one', async () => {
    const { page } = await arrive({ path: '/guarantee' });
    for (let round = 0; round < 2; round += 1) {
      await press(page, 'footer a[href="/services#commercial"]');
      const section = await page.waitForSelector('#commercial:focus');
      await expect
        .poll(() => section!.boundingBox().then((box) => box!.y))
        .toBeLessThan(200);
      await page.keyboard.press('Tab');
      expect(await page.$('#commercial :focus')).not.toBeNull();
    }
  });
});

test('a link to the current page scrolls to the top without loading the page again', async () => {
  const { page, requests } = await arrive({
    viewport: desktop,
    path: '/services',
  });
  const before = requests.length;
  const home = `${business.shortName} ${trade.name}, home`;
  for (const [name, path] of [
    ['Services', '/services'],
    [home, '/'],
    [home, '/'],
  ] as const) {
    await page.evaluate(() => scrollTo(0, 900));
    await link(page, name).click();
    await arriveAt(page, path);
    await page.waitForFunction(() => scrollY === 0);
  }
  expect(
    requests
      .slice(before)
      .filter((url) => new URL(url).pathname === '/services'),
  ).toEqual([]);
});

test("in forced colours, every button has a border, and the quiz's progress and the hero's swatches stay visible", async () => {
  const { page, open } = await arrive();
  const client = await page.createCDPSession();
  await client.send('Emulation.setEmulatedMedia', {
    features: [{ name: 'forced-colors', value: 'active' }],
  });
  for (const path of ['/', '/get-quote', '/services']) {
    await open(path);
    const bare = await page.$$eval('.button', (buttons) =>
      buttons
        .filter((button) => button.checkVisibility())
        .filter(
          (button) =>
            Number.parseFloat(getComputedStyle(button).borderTopWidth) < 1,
        )
        .map((button) => button.textContent),
    );
    expect(bare).toEqual([]);
  }
  await open('/');
  for (const [selector, change] of [
    [
      'main .swatch',
      (element: Element) =>
        ((element as HTMLElement).style.visibility = 'hidden'),
    ],
    [
      'progress',
      (element: Element) => ((element as HTMLProgressElement).value = 60),
    ],
  ] as const) {
    const shown = await page.waitForSelector(selector);
    const before = await shown!.screenshot({ encoding: 'base64' });
    await shown!.evaluate(change);
    expect(await shown!.screenshot({ encoding: 'base64' })).not.toBe(before);
  }
});
