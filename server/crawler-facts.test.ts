import { expect, test } from 'vitest';
import { crawlerFacts } from './crawler-facts.ts';

test('the crawler facts contain the response to each URL variant, and one header per line', () => {
  const { headers, redirects } = crawlerFacts();
  expect(redirects.slice(0, 5)).toEqual([
    '/index.html 308 /',
    '/services.html 308 /services',
    '/services/ 308 /services',
    '//services 404',
    '/404 404',
  ]);
  expect(headers).toContain('  X-Robots-Tag: noindex');
});
