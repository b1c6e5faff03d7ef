import { expect, test } from 'vitest';
import { crawlerFacts } from './crawler-facts.ts';

test('second addresses are listed with what they answer, headers line by line', () => {
  const { headers, redirects } = crawlerFacts();
  expect(redirects).toContain('/services.html 308 /services');
  expect(redirects).toContain('//services 404');
  expect(headers).toContain('  X-Robots-Tag: noindex');
});
