import { expect, test } from 'vitest';
import { crawlerFacts } from './crawler-facts.ts';

test('other spellings of addresses are listed with their answers, and headers line by line', () => {
  const { headers, redirects } = crawlerFacts();
  expect(redirects).toContain('/services.html 308 /services');
  expect(redirects).toContain('//services 404');
  expect(headers).toContain('  X-Robots-Tag: noindex');
});
