import { expect, test } from 'vitest';
import { arriveAt } from '../support/visits/controls.ts';
import {
  readText,
  shareVisit,
  siteUrl,
  waitForText,
} from '../support/visitor.ts';

const visitor = shareVisit();

/* src/pages/not-found/meant-page.test.ts tests which page is suggested. */

const addresses: readonly (readonly [
  what: string,
  path: string,
  meant?: string,
])[] = [
  ['an unknown path', '/no-such-page'],
  ['the bare county', '/devon'],
  ['markup', '/devon/%3Cscript%3Ealert(1)%3C%2Fscript%3E'],
  ['a very long path', `/${'x'.repeat(1500)}`],
  ['a bare percent sign', '/%'],
  ['another spelling of a page', '/Services', '/services'],
  ['a slash too many', '/devon//exeter', '/devon/exeter'],
];

test.each(addresses)(
  'the error page with its links is shown for %s: %s',
  async (_what, path, meant) => {
    const { page, open, complaints } = visitor();
    expect([400, 404]).toContain(await open(siteUrl + path));
    expect(await readText(page, 'h1')).toBe('Page Not Found');
    expect(await page.title()).toBe('Page Not Found | Tidemark');
    expect(await readText(page, 'main')).toContain(
      "Sorry, we couldn't find the page you're looking for. But don't worry - we're here to help you find what you need!",
    );
    const robots = () =>
      page.$$eval('meta[name=robots]', (tags) =>
        tags.map((tag) => tag.getAttribute('content')),
      );
    expect(await robots()).toEqual(['noindex, follow']);
    expect(
      await page.$$eval('link[rel=canonical]', (links) => links.length),
    ).toBe(1);
    const links = await page.$$eval('main a:not([role=status] a)', (found) =>
      found.map((link) => link.getAttribute('href')),
    );
    expect(links).toEqual([
      '/',
      '/services',
      '/#contact',
      '/get-quote',
      'tel:+447700900382',
    ]);
    expect(complaints.filter((text) => !/status of 40[04]/.test(text))).toEqual(
      [],
    );
    if (meant) await waitForText(page, 'Did you mean');
    // A link that wraps over two lines may have none of its text at its centre.
    await page.click(meant ? '[role=status] a' : 'main a[href="/services"]');
    await arriveAt(page, meant ?? '/services');
    expect((await robots())[0]).not.toContain('noindex');
  },
);
