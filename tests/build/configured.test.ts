import { globSync, readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import type { Page } from 'puppeteer';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readDiary } from '../../pack/diary.ts';
import { createEmbeddedDatabase } from '../../server/database/embedded-database.ts';
import { createRestHandler } from '../../server/database/embedded-rest.ts';
import { createSiteServer } from '../../server/site/site-server.ts';
import {
  embeddedSupabaseKey,
  parseEnvironment,
  type Environment,
} from '../../core/domain/settings/environment.ts';
import { paths } from '../../core/domain/pages.ts';
import { distFolder } from '../support/built-site.ts';
import { copied } from '../support/copies/copy-to-break.ts';
import { isFull } from '../support/copies/fault-share.ts';
import { copyToChange } from '../support/copies/project-copy.ts';
import { listen, type Listening } from '../support/servers/listen.ts';
import { answerGoogle } from '../support/visits/analytics.ts';
import { openPages, type Opening } from '../support/visits/openings.ts';
import { arrive, startBrowser, visit } from '../support/visitor.ts';

/* A site built with every setting: the example, or in a full run the project with all its pages. */

startBrowser();

/** Stands in for Google's tag: sends a hit, a beacon and an image request, as the real one does. */
const hittingTag = `
  fetch('https://region1.google-analytics.com/g/collect?v=2', { method: 'POST', mode: 'no-cors', keepalive: true });
  navigator.sendBeacon('https://www.google-analytics.com/g/collect?beacon');
  new Image().src = 'https://www.googletagmanager.com/a?id=1';`;
const root = join(import.meta.dirname, '../..');
const plainSite = isFull ? distFolder : join(copied.of!, 'dist');
const files = globSync('**/*.html', { cwd: plainSite });
const pathOf = (file: string) => `/${file.replace(/(?:index)?\.html$/, '')}`;
/** In a full run every page, otherwise the fixed pages and those of one town. */
const sampledPaths = files
  .map(pathOf)
  .filter((path) => isFull || !/^\/\w+\/(?!truro)/.test(path));
/** Quote requests that the webhook has received, and faults that pages have reported. */
const leads: unknown[] = [];
const reports: unknown[] = [];
const listening: Listening[] = [];
const copy = copyToChange({ of: copied.of });
let environment: Environment;
let origin = '';

/**
 * Serves on its own origin and allows requests from every other, as Supabase does and a webhook
 * must.
 */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Expose-Headers', 'Content-Range');
    response.setHeader(
      'Access-Control-Allow-Headers',
      request.headers['access-control-request-headers'] ?? '',
    );
    if (request.method === 'OPTIONS') response.writeHead(204).end();
    else listener(request, response);
  });
  listening.push(await listen(server));
  return listening.at(-1)!.url;
}
/** Serves an inbox that keeps the JSON body of every request. */
const serveInbox = (inbox: unknown[]) =>
  serve(async (request, response) => {
    inbox.push(await json(request));
    response.writeHead(204).end();
  });

beforeAll(async () => {
  const { posts } = readDiary(copied.of ?? root);
  const answerFromDatabase = createRestHandler(() =>
    createEmbeddedDatabase(posts),
  );
  const variables = {
    VITE_REPORT_URL: `${await serveInbox(reports)}/faults`,
    VITE_SITE_URL: 'https://www.cleaners.example',
    VITE_SUPABASE_URL: await serve(
      (request, response) => void answerFromDatabase(request, response),
    ),
    VITE_SUPABASE_KEY: embeddedSupabaseKey,
    VITE_LEAD_WEBHOOK_URL: `${await serveInbox(leads)}/in/quote`,
    VITE_ANALYTICS_ID: 'G-TEST123',
  };
  environment = parseEnvironment(variables);
  await copy.build(variables);
  listening.push(
    await listen(createSiteServer({ folder: copy.dist, environment })),
  );
  origin = listening.at(-1)!.url;
});
afterAll(() => {
  for (const { close } of listening) close();
});

test("the headers files of the built site contain the configured services' origins, but no path", () => {
  for (const name of ['_headers', 'vercel.json']) {
    const text = readFileSync(join(copy.dist, name), 'utf8');
    for (const address of [
      environment.supabaseUrl!,
      new URL(environment.leadWebhookUrl).origin,
      'https://*.google-analytics.com',
    ])
      expect(text).toContain(address);
    expect(text).not.toContain('/in/quote');
  }
});

test('the diary loads its posts from Supabase without a CSP violation', async () => {
  const { page, open, complaints } = await arrive();
  const read = page.waitForResponse(
    (response) =>
      response.request().method() === 'GET' &&
      response.url().startsWith(`${environment.supabaseUrl}/rest/v1/job_posts`),
  );
  await open(origin + paths.jobDiary);
  expect((await read).status()).toBe(200);
  await page.waitForSelector('article');
  await page.waitForNetworkIdle();
  expect(complaints).toEqual([]);
});

test('a fault report names the page and the build, and contains nothing that the visitor typed', async () => {
  reports.length = 0;
  await visit({}, async ({ page, open }) => {
    await open(`${origin}${paths.getQuote}?email=ann@example.com`);
    // The script that reports faults loads last.
    await page.waitForFunction(() =>
      performance
        .getEntriesByType('resource')
        .some(({ name }) => name.includes('report-faults')),
    );
    await page.waitForNetworkIdle();
    // As when a CSP of other settings blocks the webhook: reported once, however often it is tried.
    await page.evaluate(async () => {
      for (let tries = 0; tries < 3; tries += 1)
        await fetch('https://elsewhere.example/in?ann@example.com').catch(
          () => undefined,
        );
      // Dispatched here, since a browser hides errors of a test's own script from the page.
      dispatchEvent(
        new ErrorEvent('error', { error: new RangeError('ann@example.com') }),
      );
      document.body.append(
        Object.assign(document.createElement('img'), {
          src: '/assets/gone.png',
        }),
      );
    });
    await expect.poll(() => reports.length).toBe(3);
  });
  const build = expect.stringMatching(/^[0-9a-f]{20}$/);
  expect(reports).toEqual(
    expect.arrayContaining([
      {
        kind: 'policy',
        what: 'connect-src',
        where: 'https://elsewhere.example',
        page: paths.getQuote,
        build,
      },
      {
        kind: 'error',
        what: 'RangeError',
        where: expect.any(String),
        page: paths.getQuote,
        build,
      },
      {
        kind: 'file',
        what: 'img',
        where: '/assets/gone.png',
        page: paths.getQuote,
        build,
      },
    ]),
  );
  expect(JSON.stringify(reports)).not.toContain('ann');
});

test('a page may send requests to the webhook and Supabase, and to no other origin', async () => {
  const { page, open } = await arrive();
  await open(origin + paths.getQuote);
  const reach = (address: string) =>
    page.evaluate(
      (to) =>
        fetch(to, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: '{"name":"Ann"}',
        }).then(
          () => true,
          () => false,
        ),
      address,
    );
  expect(await reach(environment.leadWebhookUrl)).toBe(true);
  expect(leads).toEqual([{ name: 'Ann' }]);
  expect(await reach(`${environment.supabaseUrl}/rest/v1/job_posts`)).toBe(
    true,
  );
  const { port } = new URL(environment.leadWebhookUrl);
  for (const other of [
    `http://localhost:${port}/`,
    'http://127.0.0.1:9/',
    'https://evil.example/',
    'wss://evil.example/',
  ])
    expect(await reach(other)).toBe(false);
  expect(leads).toHaveLength(1);
});

test("the settings change a page's HTML only in site URLs, its build ID and the names and hashes of assets", () => {
  const plain = (folder: string, file: string, siteUrl: string) =>
    readFileSync(join(folder, file), 'utf8')
      .replaceAll(siteUrl, 'https://site.example')
      .replace(/(?<=<meta name="build" content=")[0-9a-f]+/, '')
      .replaceAll(/(?<=\/assets\/[\w-]+-)[\w-]{8}(?=\.(?:js|css)\b)/g, '')
      .replaceAll(/(?<= integrity=")[\w+/=-]+/g, '');
  const { siteUrl } = parseEnvironment({});
  for (const file of files)
    expect(plain(copy.dist, file, environment.siteUrl), file).toBe(
      plain(plainSite, file, siteUrl),
    );
});

describe('a page opened from the address bar, with cookies accepted after hydration,', () => {
  /** CSP violations, each with its page. */
  const violations: string[] = [];
  /** Pages that sent analytics no hit after cookies were accepted. */
  const silent: string[] = [];
  /** Pages that requested Google's tag before cookies were accepted. */
  const tooEarly: string[] = [];
  let openings: readonly Opening[] = [];

  /**
   * Watches a tab for CSP violations and resets its consent on each page. Returns a function that
   * accepts cookies on the open page and waits for its hits.
   */
  async function prepare(tab: Page): Promise<(path: string) => Promise<void>> {
    const hits = await answerGoogle(tab, hittingTag);
    await tab.exposeFunction(
      'reportViolation',
      (text: string) => void violations.push(text),
    );
    await tab.evaluateOnNewDocument(() => {
      localStorage.removeItem('analytics_consent');
      addEventListener(
        'securitypolicyviolation',
        ({ effectiveDirective, blockedURI }) =>
          (
            window as unknown as { reportViolation(text: string): void }
          ).reportViolation(
            `${location.pathname}: ${effectiveDirective} ${blockedURI}`,
          ),
      );
    });
    return async (path) => {
      await tab.waitForSelector('.cookie-banner');
      // Hits of the previous page may still arrive, but a request for the tag comes from this page.
      if (hits.some(({ url }) => url.includes('/gtag/js'))) tooEarly.push(path);
      hits.length = 0;
      await tab.$$eval('.cookie-banner button', (buttons) =>
        buttons.find(({ innerText }) => innerText === 'Accept')!.click(),
      );
      await tab
        .waitForFunction(
          () =>
            document.querySelector('.cookie-banner') === null &&
            performance
              .getEntriesByType('resource')
              .some(({ name }) => name.includes('/g/collect')),
        )
        .catch(() => silent.push(path));
      if (hits.length < 2) silent.push(path);
      hits.length = 0;
    };
  }

  beforeAll(async () => {
    openings = await openPages({
      origin,
      paths: sampledPaths,
      prepare,
    });
  });

  const faulty = (part: 'complaints' | 'changes') =>
    openings
      .filter((opening) => opening[part].length > 0)
      .map((opening) => [opening.path, opening[part]]);

  test('hydrates without console output, an error or a failed request', () => {
    expect(openings.map(({ path }) => path).sort()).toEqual(
      [...sampledPaths].sort(),
    );
    expect(faulty('complaints')).toEqual([]);
  });

  test('keeps every element of its HTML during hydration and adds none', () => {
    expect(faulty('changes')).toEqual([]);
  });

  test('has the same head, headings, text, links and structured data before and after hydration', () => {
    for (const { path, raw, hydrated } of openings)
      expect(hydrated, path).toEqual(raw);
  });

  test('violates no CSP directive, and contacts Google only after Accept, to report the page', () => {
    expect({ violations, silent, tooEarly }).toEqual({
      violations: [],
      silent: [],
      tooEarly: [],
    });
  });
});
