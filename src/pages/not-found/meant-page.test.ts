import { expect, test } from 'vitest';
import { pages } from '../../../core/domain/pages.ts';
import { meantPage } from './meant-page.ts';

test.each([
  ['/Services', '/services', 'Our Services'],
  ['//services', '/services', 'Our Services'],
  ['/get_quote.php', '/get-quote', 'Get your free, no-obligation quote'],
  ['/job%20diary', '/job-diary', 'Job Diary'],
  ['/services.', '/services', 'Our Services'],
  ['/cornwall//Truro', '/cornwall/truro', 'Outdoor Cleaning in Truro'],
  ['/Cornwall/St_Ives/', '/cornwall/st-ives', 'Outdoor Cleaning in St Ives'],
  ['/cornwall/falmoth', '/cornwall/falmouth', 'Outdoor Cleaning in Falmouth'],
  [
    '/cornwall/falmoth/gutter-cleanin',
    '/cornwall/falmouth/gutter-cleaning',
    'Gutter Cleaning in Falmouth',
  ],
  ['/servics', '/services', 'Our Services'],
])('the unknown path %s suggests the page %s', (path, meant, name) => {
  expect(meantPage(path)).toEqual({ path: meant, name });
});

test.each([
  [
    '/get-quote',
    'contact contact-us quote quotes enquiry enquiries book booking',
  ],
  ['/services', 'price Prices pricing price-list cost costs rates what-we-do'],
  ['/areas-we-serve', 'areas locations towns where-we-work'],
  ['/gallery', 'photos pictures portfolio our-work work before-and-after'],
  ['/job-diary', 'blog news diary jobs projects'],
  ['/privacy-policy', 'privacy privacy-notice cookies cookie-policy'],
])(
  'the page %s is suggested for its usual names on other sites: %s',
  (path, names) => {
    const meant = names.split(' ').map((name) => meantPage(`/${name}`)?.path);
    expect(new Set(meant)).toEqual(new Set([path]));
  },
);

test.each([
  '/nowhere',
  '/cornwall/truro/roof-cleaning',
  '/cornwall',
  '/',
  '//',
  '/%E0%A4%A',
  '/404',
])('the path %s suggests no page', (path) => {
  expect(meantPage(path)).toBeUndefined();
});

test('every page but home is suggested for its path in capitals', () => {
  for (const { path } of pages.slice(1)) {
    const meant = meantPage(path.toUpperCase());
    expect(meant?.path).toBe(path);
    expect(meant?.name).not.toMatch(/undefined|^$/);
  }
});
