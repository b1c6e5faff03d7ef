import type { Page } from 'puppeteer';
import { describe, expect, test } from 'vitest';
import { hydratedSelector } from '../../../core/domain/rendering.ts';
import {
  click,
  documentOf,
  follow,
  press,
} from '../../support/visits/controls.ts';
import {
  acceptTerms,
  choose,
  failureText,
  goToTerms,
  held,
  next,
  openTerms,
  visitQuiz,
} from '../../support/visits/quiz-visitor.ts';
import {
  arrive,
  readText,
  waitForAnnouncement,
  waitForText,
  type Visitor,
} from '../../support/visitor.ts';
import { readHead } from '../../support/visits/read-head.ts';
import { lines, slowLine } from '../../support/visits/slow-visits.ts';

/*
 * Browser extensions and translators change a page before it hydrates, and later too. The visitor
 * must still get the whole page and its updates, without a reload.
 */

/**
 * How a translator changes text nodes: wraps them in other elements, or replaces them with new
 * ones.
 */
type Translation = 'wrapped' | 'replaced';

/**
 * Changes every current and future text node of the page as a translator does, but keeps the words.
 * Runs inside the page.
 */
function translate(translation: Translation): void {
  const take = (text: Text) => {
    if (
      !text.parentElement ||
      text.parentElement.closest('font, script, style, textarea') ||
      !text.data.trim()
    )
      return;
    const font = document.createElement('font');
    text.replaceWith(font);
    font.append(translation === 'wrapped' ? text : text.data);
  };
  const takeAll = (root: Node) => {
    if (root instanceof Text) return take(root);
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) take(text);
  };
  takeAll(document.body);
  new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) takeAll(node);
  }).observe(document.body, { childList: true, subtree: true });
}

/** Changes that a page may have undergone before it hydrates. They run inside the page. */
const changes = {
  'an element is gone': () => document.querySelector('main h1')!.remove(),
  'an element was put among its words': () =>
    document.querySelector('main')!.prepend(document.createElement('div')),
  'a translator has wrapped its words': `() => (${translate.toString()})('wrapped')`,
  'words of its heading were marked': () => {
    const heading = document.querySelector('h1')!;
    const mark = document.createElement('mark');
    mark.append(...heading.childNodes);
    heading.append(mark);
  },
  'an icon was put beside a field': () =>
    document.querySelector('main input')?.after(document.createElement('span')),
  'a number became a link, as phones make it': () => {
    const words = document.querySelector('main p, main legend')!;
    const link = document.createElement('a');
    link.href = 'tel:+447700900382';
    link.append(...words.childNodes);
    words.append(link);
  },
};

/** Adds elements around the application, and attributes to its own elements. */
function decorate(): void {
  document.body.prepend(document.createElement('div'));
  document.body.append(document.createElement('div'));
  document.documentElement.append(document.createElement('div'));
  document.getElementById('root')!.append(document.createElement('div'));
  for (const element of document.querySelectorAll(
    'html, body, h1, input, button, form',
  ))
    element.setAttribute('data-extension', '');
}

/** Opens a page that is changed before it hydrates. */
async function openChanged(
  { page, open }: Visitor,
  path: string,
  change: string | (() => void),
): Promise<void> {
  await page.evaluateOnNewDocument(
    `addEventListener('DOMContentLoaded', ${change.toString()})`,
  );
  await open(path);
}

const townPage = '/devon/totnes/patio-cleaning';

/** Moves the mouse, and waits until a section that hydrates at the first input has hydrated. */
async function wake(page: Page, section: string): Promise<void> {
  await page.mouse.move(5, 5);
  await page.mouse.move(6, 6);
  await page.waitForSelector(hydratedSelector(section));
}

/**
 * Answers the first question of the quiz, types a length into the estimator, and opens a FAQ
 * answer, before the application has loaded. Runs inside the page.
 */
function answerEarly(): void {
  addEventListener('DOMContentLoaded', () => {
    for (const choice of document.querySelectorAll<HTMLInputElement>(
      '[name=areaSize][value=Medium], [name=size][value=own]',
    ))
      choice.click();
    const length = document.querySelector<HTMLInputElement>('[name=length]');
    if (length) length.value = '14';
    document.querySelector('main details')?.setAttribute('open', '');
  });
}

/**
 * Counts the visible headings in every frame and keeps the smallest number. Runs inside the page.
 */
function countHeadings(): void {
  const count = () => {
    const seen = [...document.querySelectorAll('h2, h3')].filter((heading) =>
      heading.checkVisibility(),
    ).length;
    window.fewestHeadings = Math.min(window.fewestHeadings ?? seen, seen);
    requestAnimationFrame(count);
  };
  addEventListener('DOMContentLoaded', count);
}

declare global {
  interface Window {
    fewestHeadings?: number;
  }
}

describe.each(Object.entries(changes))('where %s', (_what, change) => {
  test("a town's page stays readable while its script loads, and then hydrates with the size typed and the FAQ answer opened before", async () => {
    const visitor = await arrive();
    const { page } = visitor;
    await page.evaluateOnNewDocument(countHeadings);
    await page.evaluateOnNewDocument(answerEarly);
    // Slow enough for some frames to pass before a script has loaded.
    await slowLine(page, { ...lines[0]!, speed: 20_000_000 });
    await openChanged(visitor, townPage, change);
    await wake(page, 'body');
    expect(
      await page.evaluate(() => window.fewestHeadings!),
    ).toBeGreaterThanOrEqual(10);
    await expect
      .poll(() => readText(page, '.estimator output'))
      .toContain('from £210');
    expect(await page.$('main details[open]')).not.toBeNull();
    await press(page, 'main details:not([open]) summary');
    await page.waitForSelector('main details:not(:first-of-type)[open]');
  });

  test('an answer given before hydration is kept, and the quiz continues without duplicate head tags', async () => {
    const visitor = await arrive();
    const { page, open } = visitor;
    await open('/get-quote');
    const { heading: _heading, ...head } = await readHead(page);
    await page.evaluateOnNewDocument(answerEarly);
    await openChanged(visitor, '/get-quote', change);
    expect(await held(page)).toMatchObject({ areaSize: 'Medium' });
    expect(await readHead(page)).toMatchObject(head);
    await next(page);
    await waitForText(page, 'Step 2 of 5');
  });
});

test('elements added around the application, and attributes added within it, do not make it render the page again', async () => {
  const visitor = await arrive();
  const { page, complaints } = visitor;
  await openChanged(visitor, townPage, decorate);
  expect(
    await page.$eval('h1', (heading) => heading.hasAttribute('data-extension')),
  ).toBe(true);
  expect(complaints).toEqual([]);
});

describe.each(['wrapped', 'replaced'] as const)(
  'where a translator has %s the texts',
  (translation) => {
    const start = (page: Page) => page.evaluate(translate, translation);

    test('the quiz still shows each step, an error and the confirmation', async () => {
      const answer = (_lead: unknown, index: number) => ({
        status: index === 0 ? 500 : 200,
      });
      const { page, leads } = await visitQuiz({ answer });
      await start(page);
      const opened = await documentOf(page);
      await choose(page, 'Medium');
      await next(page);
      await waitForText(page, 'Step 2 of 5');
      expect(await readText(page, 'progress + p')).toBe('40%');
      await click(page, 'Back');
      await waitForText(page, 'Step 1 of 5');
      await goToTerms(page);
      await waitForText(page, 'Step 5 of 5');
      await acceptTerms(page, failureText);
      for (const [event, words] of [
        ['offline', 'There seems to be no connection'],
        ['online', 'You are back online'],
      ] as const) {
        await page.evaluate(
          (name) => void dispatchEvent(new Event(name)),
          event,
        );
        await waitForAnnouncement(page, words);
      }
      await openTerms(page);
      await acceptTerms(page, 'Thank You!');
      await click(page, 'Submit Another Request');
      await waitForText(page, 'Step 1 of 5');
      expect(leads).toHaveLength(2);
      expect(await documentOf(page)).toBe(opened);
    });

    test("a town's page hydrates, its price follows the size, and menu, banner and links work", async () => {
      const { page } = await arrive({
        consent: 'unset',
        path: townPage,
      });
      await start(page);
      const opened = await documentOf(page);
      await press(page, 'main summary');
      await page.waitForSelector(hydratedSelector('body'));
      expect(await readText(page, '.estimator output')).toContain(
        'comes to £90. Whole jobs usually come to £180-£600.',
      );
      for (const [size, words] of [
        ['1', 'from £210'],
        ['own', '30 m² at £3.00 comes to £90'],
      ] as const) {
        await press(page, `.estimator label:has([name=size][value="${size}"])`);
        await waitForText(page, words);
      }
      await click(page, 'Decline');
      await page.waitForSelector('.cookie-banner', { hidden: true });
      await click(page, 'Menu');
      await press(page, '#mobile-menu a[href="/services"]');
      await press(page, 'main article button');
      await click(page, 'Close dialog');
      await page.waitForSelector('dialog', { hidden: true });
      await follow(page, '/get-quote');
      expect(await documentOf(page)).toBe(opened);
    });
  },
);
