import { expect, test } from 'vitest';
import { crawlerFacts } from './crawler-facts.ts';

test('the crawler facts contain the response to each URL variant, and one header per line', () => {
  const { headers, redirects } = crawlerFacts();
  expect(redirects).toContain('/services.html 308 /services');
  expect(redirects).toContain('//services 404');
  expect(headers).toContain('  X-Robots-Tag: noindex');
});
