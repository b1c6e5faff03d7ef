import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from 'puppeteer';
import { openEmbeddedDatabase } from '../../../server/database/open-database.ts';
import { createSiteServer } from '../../../server/site/site-server.ts';
import { parseEnvironment } from '../../../src/domain/settings/environment.ts';
import { answerRequests, type AskedRequest } from './answer-requests.ts';

const dist = join(import.meta.dirname, '../../../dist');

export const analyticsId = 'G-TEST123456';

interface AnalyticsSite {
  readonly url: string;
  close(): void;
}

/**
 * Serves the built site as if it had been built with an analytics id: the same files and headers,
 * except that the id is put into the environment inside the one chunk that holds it.
 */
export async function serveAnalyticsSite(): Promise<AnalyticsSite> {
  const { name, code } = chunkWithId();
  const site = createSiteServer({
    folder: dist,
    environment: parseEnvironment({ VITE_ANALYTICS_ID: analyticsId }),
    openDatabase: openEmbeddedDatabase,
  });
  const server = createServer((request, response) => {
    if (request.url === `/assets/${name}`)
      return void response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(code);
    site.emit('request', request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function chunkWithId(): { readonly name: string; readonly code: string } {
  const key = 'leadWebhookUrl:';
  for (const name of readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.js'))) {
    const code = readFileSync(join(dist, 'assets', name), 'utf8');
    if (code.includes(key)) return { name, code: code.replace(key, `analyticsId:"${analyticsId}",${key}`) };
  }
  throw new Error(
    `dist/assets: no chunk holds the environment (${key}): correct tests/support/servers/analytics-site.ts`,
  );
}

/** Stands in for Google: serves a tag that sets its cookies as the real one does. Returns the requests for it. */
export function answerGoogle(page: Page): Promise<AskedRequest[]> {
  return answerRequests(page, 'https://*', () => ({
    status: 200,
    headers: { 'Content-Type': 'text/javascript' },
    body: `for (const name of ['_ga', '_ga_TEST123456']) document.cookie = name + '=GS1.1; path=/';`,
  }));
}

export interface Sent {
  readonly name: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** What the page has handed to the tag: `kind` 'event' or 'config' (a page view). */
export async function sent(page: Page, kind: 'event' | 'config'): Promise<Sent[]> {
  const calls = await page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) => Array.from(entry as ArrayLike<unknown>)),
  );
  return (calls as [string, string, Record<string, unknown>][])
    .filter(([what]) => what === kind)
    .map(([, name, fields]) => ({ name, fields }));
}

/** Keeps clicks on links to other programs and sites from leaving the page; everything else of the click happens. */
export async function stayOnPage(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(() => {
    addEventListener('click', (event) => {
      const link = (event.target as Element).closest('a');
      if (link && link.origin !== location.origin) event.preventDefault();
    });
  });
}
