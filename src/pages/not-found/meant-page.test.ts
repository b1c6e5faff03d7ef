import { expect, test } from 'vitest';
import { pages } from '../../domain/pages.ts';
import { meantPage } from './meant-page.ts';

test.each([
  ['/Services', '/services', 'Our Services'],
  ['//services', '/services', 'Our Services'],
  ['/get_quote.php', '/get-quote', 'Get your free, no-obligation quote'],
  ['/job%20diary', '/job-diary', 'Job Diary'],
  ['/services.', '/services', 'Our Services'],
  ['/devon//Exeter', '/devon/exeter', 'Pressure Washing in Exeter'],
  [
    '/Devon/Ottery_St_Mary/',
    '/devon/ottery-st-mary',
    'Pressure Washing in Ottery St Mary',
  ],
  ['/contact', '/get-quote', 'Get your free, no-obligation quote'],
  ['/Prices', '/services', 'Our Services'],
  ['/devon/exmoth', '/devon/exmouth', 'Pressure Washing in Exmouth'],
  [
    '/devon/exmoth/gutter-cleanin',
    '/devon/exmouth/gutter-cleaning',
    'Gutter Clearing & Cleaning in Exmouth',
  ],
  ['/servics', '/services', 'Our Services'],
])('%s suggests %s', (path, meant, name) => {
  expect(meantPage(path)).toEqual({ path: meant, name });
});

test.each([
  '/nowhere',
  '/devon/exeter/window-cleaning',
  '/devon',
  '/',
  '//',
  '/%E0%A4%A',
  '/404',
])('%s suggests no page', (path) => {
  expect(meantPage(path)).toBeUndefined();
});

test('every page but home is suggested for its path in capitals', () => {
  for (const { path } of pages.slice(1)) {
    const meant = meantPage(path.toUpperCase());
    expect(meant?.path).toBe(path);
    expect(meant?.name).not.toMatch(/undefined|^$/);
  }
});
