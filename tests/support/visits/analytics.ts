import type { Page } from 'puppeteer';
import { inject } from 'vitest';
import {
  answerRequests,
  type Answer,
  type AskedRequest,
} from '../servers/answer-requests.ts';
import { arrive, type Visitor } from '../visitor.ts';

export const analyticsId = inject('analyticsId');
export const analyticsUrl = inject('analyticsUrl');

/**
 * Opens a window on the site with an analytics ID, and collects the requests to Google. A click on
 * a link to another program or site does everything but leave the page.
 */
export async function arriveWithAnalytics(
  options: Parameters<typeof arrive>[0],
): Promise<Visitor & { readonly google: readonly AskedRequest[] }> {
  const visitor = await arrive(options);
  const { page } = visitor;
  const google = await answerGoogle(page);
  await page.evaluateOnNewDocument(() => {
    addEventListener('click', (event) => {
      const link = (event.target as Element).closest('a');
      if (link && link.origin !== location.origin) event.preventDefault();
    });
  });
  const open = (path: string) => visitor.open(analyticsUrl + path);
  return { ...visitor, open, google };
}

const setsCookies = `for (const name of ['_ga', '_ga_TEST123456']) document.cookie = name + '=GS1.1; path=/';`;

/**
 * Stands in for Google: serves `tag`, by default one that sets cookies as the real one does.
 * Returns the requests that Google gets.
 */
export const answerGoogle = (
  page: Page,
  tag = setsCookies,
): Promise<AskedRequest[]> =>
  answerRequests(page, 'https://*', ({ url }): Answer =>
    url.includes('/gtag/js')
      ? {
          status: 200,
          headers: { 'Content-Type': 'text/javascript' },
          body: tag,
        }
      : { status: 204, headers: { 'Access-Control-Allow-Origin': '*' } },
  );

export interface Sent {
  readonly name: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Returns what the page has passed to the tag: `kind` 'event', or 'config' for page views. */
export async function sent(
  page: Page,
  kind: 'event' | 'config',
): Promise<Sent[]> {
  const calls = await page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) =>
      Array.from(entry as ArrayLike<unknown>),
    ),
  );
  return (calls as [string, string, Record<string, unknown>][])
    .filter(([what]) => what === kind)
    .map(([, name, fields]) => ({ name, fields }));
}
