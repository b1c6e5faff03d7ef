import { readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from 'puppeteer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerFromDatabase } from '../../server/embedded-rest.ts';
import { openEmbeddedDatabase } from '../../server/open-database.ts';
import { createSiteServer } from '../../server/site-server.ts';
import { embeddedSupabaseKey, parseEnvironment } from '../../src/domain/environment.ts';
import { notFoundPage, pages, paths } from '../../src/domain/routes.ts';
import { answerRequests, type Answer } from '../support/answer-requests.ts';
import { buildCopy } from '../support/build-copy.ts';
import { button } from '../support/page-state.ts';
import { isHydrated, startBrowser, visit } from '../support/visitor.ts';

/*
 * A site with everything configured: analytics, Supabase and the webhook each on an origin of their
 * own. Google's hosts are answered here, since tests reach no network.
 */

startBrowser();

const BUILD_MS = 240_000;
const ALL_PAGES_MS = 600_000;
const servers: Server[] = [];
const leads: unknown[] = [];
const reports: unknown[] = [];
let copy: Awaited<ReturnType<typeof buildCopy>> | undefined;
let environment = parseEnvironment({});
let origin = '';

async function serve(server: Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Lets every origin in, as Supabase does and a webhook must. */
const withCors =
  (listener: RequestListener): RequestListener =>
  (request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', request.headers['access-control-request-headers'] ?? '');
    if (request.method === 'OPTIONS') response.writeHead(204).end();
    else listener(request, response);
  };

beforeAll(async () => {
  const database = await openEmbeddedDatabase();
  const supabase = await serve(
    createServer(withCors((request, response) => void answerFromDatabase(database, request, response))),
  );
  const webhook = await serve(
    createServer(
      withCors((request, response) => {
        let body = '';
        request.on('data', (chunk: Buffer) => (body += chunk.toString()));
        request.on('end', () => {
          leads.push(JSON.parse(body));
          response.writeHead(200).end();
        });
      }),
    ),
  );
  const reporting = await serve(
    createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        reports.push(JSON.parse(body));
        response.writeHead(204).end();
      });
    }),
  );
  const variables = {
    VITE_REPORT_URL: `${reporting}/faults`,
    VITE_SITE_URL: 'https://www.cleaners.example',
    VITE_SUPABASE_URL: supabase,
    VITE_SUPABASE_KEY: embeddedSupabaseKey,
    VITE_LEAD_WEBHOOK_URL: `${webhook}/in/quote`,
    VITE_ANALYTICS_ID: 'G-TEST123',
  };
  environment = parseEnvironment(variables);
  copy = await buildCopy(variables);
  origin = await serve(createSiteServer({ folder: copy.dist, environment }));
}, BUILD_MS);

afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  copy?.remove();
});

/** Answers in Google's place: a tag that loads, sends a hit and a picture, as the real one does. Returns what was asked. */
async function answerForGoogle(page: Page): Promise<{ readonly url: string }[]> {
  const tag = `
    fetch('https://region1.google-analytics.com/g/collect?v=2', { method: 'POST', mode: 'no-cors', keepalive: true });
    navigator.sendBeacon('https://www.google-analytics.com/g/collect?beacon');
    new Image().src = 'https://www.googletagmanager.com/a?id=1';`;
  return answerRequests(page, 'https://*', ({ url }): Answer =>
    url.includes('/gtag/js')
      ? { status: 200, headers: { 'Content-Type': 'text/javascript' }, body: tag }
      : { status: 204, headers: { 'Access-Control-Allow-Origin': '*' } },
  );
}

test('the header files of the built site name the configured services', () => {
  for (const name of ['_headers', 'vercel.json']) {
    const text = readFileSync(join(copy!.dist, name), 'utf8');
    for (const address of [
      environment.supabaseUrl!,
      new URL(environment.leadWebhookUrl).origin,
      'https://*.google-analytics.com',
    ])
      expect(text).toContain(address);
    expect(text).not.toContain('/in/quote');
  }
});

test('the diary is read from Supabase on its own origin, without a violation', async () => {
  await visit({ consent: false }, async ({ page, complaints, requests }) => {
    await page.goto(origin + paths.jobDiary, { waitUntil: 'load' });
    await page.waitForFunction(() => document.querySelectorAll('article').length === 3);
    await page.waitForNetworkIdle();
    expect(
      requests.filter((address) => address.startsWith(`${environment.supabaseUrl}/rest/v1/job_posts`)).length,
    ).toBeGreaterThan(0);
    expect(complaints).toEqual([]);
  });
});

test('the owner is told of faults in a page: where, in which build, and nothing that a visitor typed', async () => {
  reports.length = 0;
  await visit({ consent: false }, async ({ page }) => {
    await page.goto(`${origin}${paths.getQuote}?email=ann@example.com`, { waitUntil: 'load' });
    await page.waitForFunction(isHydrated);
    // What tells comes last.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('report-faults')),
    );
    await page.waitForNetworkIdle();
    // As a policy of other settings refuses the webhook; once, however often it is tried.
    await page.evaluate(async () => {
      for (let tries = 0; tries < 3; tries += 1)
        await fetch('https://elsewhere.example/in?ann@example.com').catch(() => undefined);
      // As the browser does; it keeps from a page what a test's own script throws.
      dispatchEvent(new ErrorEvent('error', { error: new RangeError('ann@example.com') }));
      document.body.append(Object.assign(document.createElement('img'), { src: '/assets/gone.png' }));
    });
    await expect.poll(() => reports.length, { timeout: 20_000 }).toBe(3);
  });
  const build = expect.stringMatching(/^[0-9a-f]{20}$/);
  expect(reports).toEqual(
    expect.arrayContaining([
      { kind: 'policy', what: 'connect-src', where: 'https://elsewhere.example', page: paths.getQuote, build },
      { kind: 'error', what: 'RangeError', where: expect.any(String), page: paths.getQuote, build },
      { kind: 'file', what: 'img', where: '/assets/gone.png', page: paths.getQuote, build },
    ]),
  );
  expect(JSON.stringify(reports)).not.toContain('ann');
});

test('a page may reach the webhook and Supabase, and no other origin', async () => {
  await visit({ consent: false }, async ({ page }) => {
    await page.goto(origin + paths.getQuote, { waitUntil: 'load' });
    const reach = (address: string) =>
      page.evaluate(
        (to) =>
          fetch(to, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{"name":"Ann"}' }).then(
            () => true,
            () => false,
          ),
        address,
      );
    expect(await reach(environment.leadWebhookUrl)).toBe(true);
    expect(leads).toEqual([{ name: 'Ann' }]);
    expect(await reach(`${environment.supabaseUrl}/rest/v1/job_posts`)).toBe(true);
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
});

test(
  'no page violates its policy, before a choice of cookies and after Accept',
  async () => {
    const queue = [...pages, notFoundPage].values();
    const violations: string[] = [];
    const silent: string[] = [];
    const tooEarly: string[] = [];
    const walk = () =>
      visit({}, async ({ page }) => {
        const hits = await answerForGoogle(page);
        await page.exposeFunction('reportViolation', (text: string) => void violations.push(text));
        await page.evaluateOnNewDocument(() => {
          localStorage.removeItem('analytics_consent');
          addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
            (window as unknown as { reportViolation(text: string): void }).reportViolation(
              `${location.pathname}: ${effectiveDirective} ${blockedURI}`,
            ),
          );
        });
        for (const { path } of queue) {
          hits.length = 0;
          await page.goto(origin + path, { waitUntil: 'load' });
          const accept = await page.waitForSelector(button('Accept'));
          // The last page's hits may still be on their way; its script is not.
          if (hits.some(({ url }) => url.includes('/gtag/js'))) tooEarly.push(path);
          await accept!.evaluate((found) => (found as HTMLButtonElement).click());
          await page
            .waitForFunction(() =>
              performance.getEntriesByType('resource').some(({ name }) => name.includes('/g/collect')),
            )
            .catch(() => silent.push(path));
          if (hits.length < 2) silent.push(path);
        }
      });
    await Promise.all([walk(), walk()]);
    expect({ violations, silent, tooEarly }).toEqual({ violations: [], silent: [], tooEarly: [] });
  },
  ALL_PAGES_MS,
);
