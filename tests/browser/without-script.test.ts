import type { Page } from 'puppeteer';
import { describe, expect, test } from 'vitest';
import { quizSteps } from '../../src/quiz/steps.ts';
import {
  arrive,
  desktop,
  phone,
  readText,
  shareVisit,
  shows,
  wait,
} from '../support/visitor.ts';
import { hero } from '#site/words/home.ts';

const pageKinds: readonly [string, string, string][] = [
  ['/', hero.title, 'Margaret T.'],
  ['/services', 'Our Services', 'From £4.00/m²'],
  ['/gallery', 'Our Work', 'Block-paved drive'],
  ['/guarantee', 'Our Satisfaction Guarantee', '48 hours'],
  ['/areas-we-serve', 'Areas We Serve', 'Winkleigh'],
  [
    '/get-quote',
    'Get your free, no-obligation quote.',
    'The quote form needs JavaScript',
  ],
  ['/job-diary', 'Job Diary', 'Sample: moss off a slate roof'],
  ['/privacy-policy', 'Privacy Policy', 'Last updated 5th August 2025'],
  ['/roof-cleaning-devon', 'Roof Cleaning', 'Get a Free Quote Today'],
  [
    '/devon/exmouth',
    'Pressure Washing in Exmouth',
    'Available 8am-6pm, Mon-Sat',
  ],
  [
    '/devon/exmouth/patio-cleaning',
    'Patio & Decking Cleaning in Exmouth',
    'Other Services in Exmouth',
  ],
  ['/no-such-page', 'Page Not Found', "we couldn't find the page"],
];

describe('without JavaScript', () => {
  const visitor = shareVisit({ javaScript: false });

  test.each(pageKinds)(
    '%s shows all of its content and no control that needs JavaScript',
    async (path, heading, words) => {
      const { page, open } = visitor();
      await open(path);
      for (const viewport of [desktop, phone]) {
        await page.setViewport(viewport);
        const seen = await page.evaluate(() => ({
          text: document.body.innerText,
          heading: document.querySelector<HTMLElement>('h1')!.innerText,
          hidden: [...document.querySelectorAll('main *, aside *, footer *')]
            .filter(
              (element) =>
                !element.closest('.js-only, .map-town, details, script') &&
                (getComputedStyle(element).opacity === '0' ||
                  getComputedStyle(element).visibility === 'hidden'),
            )
            .map((element) => element.outerHTML.slice(0, 80)),
          // The menu button works without script, since it opens a native popover.
          dead: [
            ...document.querySelectorAll(
              'button:not([popovertarget]), input, textarea, progress',
            ),
          ]
            .filter((element) => element.checkVisibility())
            .map((element) => element.outerHTML.slice(0, 80)),
        }));
        expect(seen.heading).toContain(heading);
        expect(seen.text).toContain(words);
        expect(seen.hidden).toEqual([]);
        expect(seen.dead).toEqual([]);
      }
    },
  );

  test('links work, and FAQ answers and the mobile menu open', async () => {
    const { page, open } = visitor();
    await page.setViewport(phone);
    await open('/devon/exeter/gutter-cleaning');
    await page.click('main details summary');
    expect(
      await page.$eval('main details[open] p', (answer) =>
        answer.checkVisibility(),
      ),
    ).toBe(true);
    await page.click('header button');
    await Promise.all([
      page.waitForNavigation(),
      page.click('#mobile-menu a[href="/gallery"]'),
    ]);
    expect(await readText(page, 'h1')).toBe('Our Work');
  });

  test.each(['/', '/get-quote'])(
    '%s offers the phone number instead of the quiz, and WhatsApp and e-mail messages with every question',
    async (path) => {
      const { page, open } = visitor();
      await open(path);
      expect(
        await shows(
          page,
          'The quote form needs JavaScript. Please call us on 07700 900382',
        ),
      ).toBe(true);
      expect(await shows(page, 'How big is the area?')).toBe(false);
      for (const [name, host, field] of [
        ['Ask on WhatsApp', 'https://wa.me/447700900382', 'text'],
        ['Ask by e-mail', 'mailto:', 'body'],
      ] as const) {
        const href = await page.$$eval(
          'main a',
          (links, wanted) =>
            links.find(
              (link) => link.checkVisibility() && link.innerText === wanted,
            )?.href ?? '',
          name,
        );
        expect(href).toContain(host);
        const message = new URL(href).searchParams.get(field)!;
        for (const { question } of quizSteps)
          expect(message).toContain(question);
        expect(message).toContain('Small / Medium / Large');
      }
    },
  );
});

/** Waits for two frames, since intersection observers run once per frame. */
const twoFrames = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(resolve)),
      ),
  );

describe('the entry animation', () => {
  const shared = shareVisit();
  const state = '[data-reveal]';

  test('runs once, when a tenth of its element is visible', async () => {
    const { page } = await arrive({ path: '/services' });
    const last = (await page.$$(state)).at(-1)!;
    // Each fade is counted when it begins: on a busy machine a later check may miss it.
    await last.evaluate((element) => {
      const { dataset } = element as HTMLElement;
      dataset.fadings = '0';
      (element as HTMLElement).addEventListener(
        'transitionrun',
        ({ target, propertyName }) => {
          if (target === element && propertyName === 'opacity')
            dataset.fadings = `${Number(dataset.fadings) + 1}`;
        },
      );
    });
    const look = () =>
      last.evaluate((element) => ({
        state: (element as HTMLElement).dataset.reveal,
        opacity: getComputedStyle(element).opacity,
        running: element.getAnimations().length,
        fadings: (element as HTMLElement).dataset.fadings,
      }));
    await expect
      .poll(look)
      .toEqual({ state: 'waiting', opacity: '0', running: 0, fadings: '0' });
    await last.evaluate((element) => {
      const { top, height } = element.getBoundingClientRect();
      scrollTo(0, top + scrollY - innerHeight + height * 0.05);
    });
    await wait(150);
    expect((await look()).state).toBe('waiting');
    await page.evaluate(() => scrollBy(0, 120));
    const shown = { state: 'shown', opacity: '1', running: 0, fadings: '1' };
    await expect.poll(look).toEqual(shown);
    await page.evaluate(() => scrollTo(0, 0));
    await wait(150);
    await last.evaluate((element) => element.scrollIntoView());
    await wait(150);
    expect(await look()).toEqual(shown);
  });

  test.each(['/', '/services', '/gallery'])(
    'on %s shows every part to a visitor who scrolls, and does not run with reduced motion',
    async (path) => {
      const { page, open } = shared();
      await open(path);
      const height = await page.evaluate(
        () => document.documentElement.scrollHeight,
      );
      for (let y = 0; y < height; y += 600) {
        await page.evaluate((top) => scrollTo(0, top), y);
        await twoFrames(page);
      }
      const unseen = () =>
        page.$$eval(
          state,
          (elements) =>
            elements.filter(
              (element) => getComputedStyle(element).opacity !== '1',
            ).length,
        );
      await expect.poll(unseen).toBe(0);

      await page.emulateMediaFeatures([
        { name: 'prefers-reduced-motion', value: 'reduce' },
      ]);
      await open(path);
      await page.evaluate(() =>
        scrollTo(0, document.documentElement.scrollHeight),
      );
      await wait(60);
      const moving = await page.evaluate(() =>
        document
          .getAnimations()
          .filter(
            ({ effect }) => Number(effect?.getComputedTiming().duration) > 1,
          ),
      );
      expect([await unseen(), moving.length]).toEqual([0, 0]);
    },
  );

  test('brings in each section of the services page as a whole, none that is in view at load, and moves nothing else', async () => {
    const { page, open } = shared();
    await page.evaluateOnNewDocument(() => {
      new PerformanceObserver((list) => {
        const shifts = list.getEntries() as (PerformanceEntry & {
          readonly value: number;
        })[];
        for (const { value } of shifts)
          document.documentElement.dataset.shift = String(
            Number(document.documentElement.dataset.shift ?? 0) + value,
          );
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await open('/services');
    await twoFrames(page);
    const parts = () =>
      page.$$eval('main :is(section, article, h2)', (found) =>
        found.map((part) => {
          const { top } = part.getBoundingClientRect();
          const section = part.closest<HTMLElement>('[data-reveal]');
          return {
            name: `${part.localName} ${part.textContent?.slice(0, 30)}`,
            isBelow: section!.getBoundingClientRect().top >= innerHeight,
            top,
            state: section?.dataset.reveal,
          };
        }),
      );
    for (const { name, isBelow, state } of await parts())
      expect(state, name).toBe(isBelow ? 'waiting' : '');
    const residential = '#residential';
    await page.$eval(residential, (section) => {
      const { top, height } = section.getBoundingClientRect();
      scrollTo(0, top - innerHeight + height * 0.12);
    });
    await page.waitForSelector(`${residential}[data-reveal=shown]`);
    expect(await page.$$(`${residential} [data-reveal]`)).toEqual([]);
    const closing = 'main > :last-child';
    await page.$eval(closing, (section) => section.scrollIntoView());
    await page.waitForSelector(`${closing}[data-reveal=shown]`);
    expect(
      await page.evaluate(() => document.documentElement.dataset.shift ?? '0'),
    ).toBe('0');
  });

  test('shows a section of which a tenth is higher than the window', async () => {
    const { page } = await arrive({
      viewport: { width: 320, height: 256 },
      path: '/services',
    });
    const section = (await page.$('#residential'))!;
    await section.evaluate((element) => element.scrollIntoView());
    await page.waitForSelector('#residential[data-reveal=shown]');
  });

  test('shows an element even if one call reports it first as hidden and then as visible', async () => {
    const { page, open } = await arrive();
    await page.evaluateOnNewDocument(() => {
      window.IntersectionObserver = class extends IntersectionObserver {
        constructor(
          callback: IntersectionObserverCallback,
          options?: IntersectionObserverInit,
        ) {
          const kept: IntersectionObserverEntry[] = [];
          super((entries, observer) => {
            kept.push(...entries);
            if (kept.length > 1) callback(kept, observer);
          }, options);
        }
      };
    });
    await open('/services');
    const last = (await page.$$(state)).at(-1)!;
    const revealed = () =>
      last.evaluate((element) => (element as HTMLElement).dataset.reveal);
    await expect.poll(revealed).toBe('waiting');
    await twoFrames(page);
    await last.evaluate((element) => element.scrollIntoView());
    await expect.poll(revealed).toBe('shown');
  });
});
