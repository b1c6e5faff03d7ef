import type { Page } from 'puppeteer';
import { describe, expect, test } from 'vitest';
import { cardGroups } from '#site/words/service-cards.ts';
import {
  answerRequests,
  type Answer,
} from '../support/servers/answer-requests.ts';
import { click, focused, press } from '../support/visits/controls.ts';
import { arrive, desktop, phone, shareVisit } from '../support/visitor.ts';

const shared = shareVisit({ viewport: desktop });

const cards = cardGroups.flatMap(({ cards }) => cards);

const closed = (page: Page) => page.waitForSelector('dialog', { hidden: true });

const waysToClose: readonly [string, (page: Page) => Promise<void>][] = [
  ['Close', (page) => click(page, 'Close')],
  ['the X', (page) => click(page, 'Close dialog')],
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['a click on the backdrop', (page) => page.mouse.click(15, 450)],
];

describe('the services dialog', () => {
  test('shows for each of the nine services what its card promises', async () => {
    expect(cards).toHaveLength(9);
    const { page, open, complaints } = shared();
    await open('/services');
    for (const card of cards) {
      await click(page, `More Info about ${card.title}`);
      await page.waitForSelector('dialog[open]');
      const shown = await page.$eval('dialog', (dialog) => {
        const after = (title: string) =>
          [...dialog.querySelectorAll('h3')].find(
            (heading) => heading.innerText === title,
          )?.nextElementSibling;
        const items = (title: string) =>
          [...(after(title)?.children ?? [])].map(
            (item) => (item as HTMLElement).innerText,
          );
        return {
          title: dialog.querySelector('h2')!.innerText,
          text: dialog.innerText,
          benefits: items('Benefits'),
          process: items('Our Process'),
          numbered:
            after('Our Process')?.tagName === 'OL' &&
            getComputedStyle(after('Our Process')!).listStyleType,
          pricing: (after('Pricing') as HTMLElement).innerText,
          others: document.querySelectorAll('dialog').length,
        };
      });
      expect(shown, card.title).toMatchObject({
        title: card.title,
        benefits: card.benefits,
        process: card.process,
        numbered: 'decimal',
        pricing: card.pricing,
        others: 1,
      });
      expect(shown.text).toContain(card.description);
      expect(shown.text).toContain('Final price confirmed after site visit');
      await click(page, 'Close');
      await closed(page);
    }
    expect(complaints).toEqual([]);
  });

  test('fits a phone, scrolls inside, and shows its Close button', async () => {
    const { page, open } = shared();
    await page.setViewport({ ...phone, height: 500 });
    await open('/services');
    await click(page, 'More Info about Full Restoration');
    const box = await page
      .waitForSelector('dialog[open]')
      .then((dialog) => dialog!.boundingBox());
    expect(box!.y).toBeGreaterThanOrEqual(0);
    expect(box!.y + box!.height).toBeLessThanOrEqual(500);
    // The page behind the dialog does not scroll.
    const place = () => page.evaluate(() => scrollY);
    const before = await place();
    await page.mouse.move(8, 250);
    await page.mouse.wheel({ deltaY: 400 });
    expect(await place()).toBe(before);
    expect(
      await page.$eval(
        'dialog section',
        (text) => text.scrollHeight > text.clientHeight,
      ),
    ).toBe(true);
    await click(page, 'Close');
  });
});

describe('the certifications dialog', () => {
  test('shows a spinner for each of its three images until the image has loaded or failed', async () => {
    const { page, open } = await arrive({ viewport: desktop });
    const answers = [0, 1, 2].map(() => Promise.withResolvers<Answer>());
    await answerRequests(
      page,
      '*/badges/*',
      (_request, index) => answers[index]!.promise,
    );
    await open('/');
    await click(page, 'View Our Certifications');
    const spinners = () =>
      page.$$eval('dialog [role=status]', (found) => found.length);
    await page.waitForSelector('dialog[open]');
    expect(await spinners()).toBe(3);
    answers[0]!.resolve('pass');
    await expect.poll(spinners).toBe(2);
    // An image that fails to load loses its spinner too.
    answers[1]!.resolve('abort');
    answers[2]!.resolve('pass');
    await expect.poll(spinners).toBe(0);
    const images = await page.$$eval('dialog img', (found) =>
      found.map((image) => ({
        isNamed: image.alt !== '',
        isShown:
          image.naturalWidth > 0 && getComputedStyle(image).opacity === '1',
      })),
    );
    expect(images.map(({ isShown }) => isShown)).toEqual([true, false, true]);
    expect(images.every(({ isNamed }) => isNamed)).toBe(true);
  });

  test('loads its script as soon as the button has focus, so that a press need not wait', async () => {
    const { page, open } = await arrive({ viewport: desktop });
    await open('/');
    const script = page.waitForRequest((request) =>
      request.url().includes('CertificationsDialog'),
    );
    await page.focus('button::-p-text(View Our Certifications)');
    await script;
  });
});

test.each([
  ['/services', 'More Info about Render Cleaning'],
  ['/guarantee', 'View Our Certifications'],
])(
  'the dialog of %s closes by its buttons, Escape and the backdrop, and returns focus to the button that opened it',
  async (path, button) => {
    const { page, open } = shared();
    await open(path);
    for (const [way, close] of waysToClose) {
      await click(page, button);
      await page.waitForSelector('dialog[open]');
      expect(await page.$('dialog :focus'), way).not.toBeNull();
      // A click inside the dialog does not close it.
      await press(page, 'dialog h2');
      await close(page);
      await closed(page);
      expect(await focused(page), way).toBe(button);
    }
  },
);
