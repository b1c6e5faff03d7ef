import type { Page } from 'puppeteer';
import { describe, expect, test } from 'vitest';
import { documentOf, follow, press } from '../support/visits/controls.ts';
import { readHead } from '../support/visits/read-head.ts';
import { arrive, desktop, shareVisit } from '../support/visitor.ts';

const stops = [
  '/services',
  '/areas-we-serve',
  '/devon/exeter',
  '/devon/exeter/roof-moss-removal',
  '/roof-cleaning-devon',
  '/privacy-policy',
  '/job-diary',
  '/',
];

/** For a stop that not every page links to, a page that does. */
const linkedFrom: Readonly<Record<string, string>> = {
  '/devon/exeter/roof-moss-removal': '/devon/exeter',
};

test('a page opened by a link has the same head as when opened directly, and is shown from its top', async () => {
  const { page, open, complaints } = await arrive({
    viewport: desktop,
  });
  const direct = new Map<string, Awaited<ReturnType<typeof readHead>>>();
  for (const path of stops) {
    await open(path);
    direct.set(path, await readHead(page));
  }
  await open('/guarantee');
  const opened = await documentOf(page);
  for (const path of stops) {
    if (linkedFrom[path]) await follow(page, linkedFrom[path]);
    await page.evaluate(() => scrollTo(0, 700));
    await follow(page, path);
    await page.waitForFunction(() => scrollY === 0);
    // The diary may still be loading its posts.
    await expect
      .poll(() => readHead(page), { message: path })
      .toEqual(direct.get(path));
  }
  expect(await documentOf(page)).toBe(opened);
  expect(complaints).toEqual([]);
  for (const [path, { titles, descriptions, canonicals, robots }] of direct) {
    expect(
      [titles.length, descriptions.length, canonicals.length, robots.length],
      path,
    ).toEqual([1, 1, 1, 1]);
    expect(new URL(canonicals[0]!).pathname).toBe(path);
    expect(robots[0]!.includes('noindex'), path).toBe(
      path === '/privacy-policy',
    );
  }
  expect(
    new Set([...direct.values()].map(({ titles }) => titles[0])).size,
  ).toBe(stops.length);
});

test('/#contact, opened directly or by a link, scrolls to the quote form just below the header', async () => {
  const { page, open } = await arrive();
  const isInSight = () =>
    page.waitForFunction(() => {
      const headerBottom = document
        .querySelector('header')!
        .getBoundingClientRect().bottom;
      const { top = 0 } =
        document.getElementById('contact')?.getBoundingClientRect() ?? {};
      return scrollY > 500 && top >= headerBottom - 1 && top < 200;
    });
  await open('/#contact');
  await isInSight();
  await open('/no-such-page');
  await press(page, 'main a[href="/#contact"]');
  await isInSight();
});

describe('a link', () => {
  const visitor = shareVisit();
  const roofs = 'main a[href="/devon/exeter/roof-moss-removal"]';

  test.each<[string, string, Partial<MouseEventInit>, string?]>([
    ['pressed with Ctrl held', '/services', { ctrlKey: true }],
    ['pressed by the middle button', '/services', { button: 1 }],
    ['to a file', '/documents/terms.pdf', {}],
    ['to another site', '//elsewhere.example/services', {}],
    ['with a query', '/services?from=letter', {}],
    ['to another tab', '/services', {}, '_blank'],
  ])('%s is left to the browser', async (_how, href, init, target = '') => {
    const { page, open } = visitor();
    await open('/guarantee');
    const isLeft = await page.evaluate(
      (address, options, tab) =>
        new Promise<boolean>((resolve) => {
          addEventListener('click', (event) => {
            resolve(!event.defaultPrevented);
            event.preventDefault();
          });
          const link = document.createElement('a');
          link.href = address;
          if (tab) link.target = tab;
          document.querySelector('main')!.append(link);
          link.dispatchEvent(
            new MouseEvent('click', {
              bubbles: true,
              cancelable: true,
              ...options,
            }),
          );
        }),
      href,
      init,
      target,
    );
    expect(isLeft).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/guarantee');
  });

  test.each([
    ['a pointer rests on it', (page: Page) => page.hover(roofs)],
    ['it has the focus', (page: Page) => page.focus(roofs)],
  ])(
    'has the content of its target page preloaded when %s',
    async (_when, approach) => {
      const { page } = await arrive({ path: '/devon/exeter' });
      await Promise.all([
        page.waitForRequest((request) =>
          request
            .url()
            .endsWith('/content/devon/exeter/roof-moss-removal.json'),
        ),
        approach(page),
      ]);
    },
  );
});
