import { describe, expect, test } from 'vitest';
import { serviceIn, services } from '../../src/domain/services.ts';
import { towns } from '../../src/domain/towns.ts';
import { expectTexts, readPage } from '../support/visits/read-page.ts';
import { desktop, shareVisit, startBrowser } from '../support/visitor.ts';

startBrowser();

const visitor = shareVisit({ viewport: desktop, consent: false });

const phoneLink = 'tel:+447700900382';

describe('a town hub', () => {
  test.each([
    ['exeter', true, ['budleigh-salterton', 'topsham', 'crediton', 'moretonhampstead']],
    ['seaton', false, ['sidmouth', 'colyton', 'axminster']],
    ['tavistock', false, ['bere-alston', 'plymouth']],
  ])('of %s has everything about the town', async (slug, hasPicture, neighbours) => {
    const town = towns.find((candidate) => candidate.slug === slug)!;
    const seen = await readPage(visitor(), `/devon/${slug}`);
    expect(seen.headings[0]).toBe(`Pressure Washing in ${town.label}`);
    expectTexts(seen, [
      'Available 8am-6pm, Mon-Sat',
      'Free quotes available',
      `Recent jobs near ${town.label}`,
      'will appear here soon',
      'WhatsApp quote',
    ]);
    for (const service of services) expect(seen.links).toContain(`${service.name} → /devon/${slug}/${service.slug}`);
    for (const link of [
      'Online Quote Form → /get-quote',
      `Call 07700 900382 → ${phoneLink}`,
      'See the job diary → /job-diary',
      'Areas We Serve → /areas-we-serve',
      'Services → /services',
    ])
      expect(seen.links).toContain(link);
    const chat = seen.links.find((link) => link.startsWith('WhatsApp quote → '))!;
    expect(new URL(chat.split(' → ')[1]!).searchParams.get('text')).toContain(`pressure washing in ${town.label}`);
    const { page } = visitor();
    expect(
      await page.$$eval('nav[aria-label="Neighbouring towns"] a', (links) =>
        links.map((link) => link.getAttribute('href')),
      ),
    ).toEqual(neighbours.map((near) => `/devon/${near}`));
    const pictures = await page.evaluate(() => ({
      hero: document.querySelectorAll('h1 ~ * img, main > div:first-child img').length,
      services: [...document.querySelectorAll('main .tile')].map((tile) => ({
        isShown: tile.querySelector('img') !== null,
        href: tile.querySelector('a')?.getAttribute('href'),
      })),
      neighboursOnMap: [...document.querySelectorAll('main .town-map a')].map((link) => link.getAttribute('href')),
    }));
    expect(pictures.hero > 0).toBe(hasPicture);
    expect(pictures.services).toEqual(
      services.map((service) => ({ isShown: true, href: `/devon/${slug}/${service.slug}` })),
    );
    expect(pictures.neighboursOnMap).toEqual(expect.arrayContaining(neighbours.map((near) => `/devon/${near}`)));
  });
});

test('a town-service page has everything about the service in the town', async () => {
  const seen = await readPage(visitor(), '/devon/newton-abbot/render-cleaning');
  expect(seen.headings[0]).toBe('Render Soft Washing in Newton Abbot');
  expectTexts(seen, [
    'Available 8am-6pm, Mon-Sat',
    'Other Services in Newton Abbot',
    'Render Soft Washing in Nearby Areas',
  ]);
  for (const other of services.slice(0, 3))
    expect(seen.links).toContain(`${serviceIn(other, 'Newton Abbot')} → /devon/newton-abbot/${other.slug}`);
  for (const label of ['Ashburton', 'Bovey Tracey', 'Chudleigh', 'Kingsteignton'])
    expect(seen.links).toContain(
      `Render cleaning in ${label} → /devon/${label.toLowerCase().replace(' ', '-')}/render-cleaning`,
    );
  expect(seen.links).toContain('Get Free Quote → /get-quote');
  expect(seen.links).toContain(`Call 07700 900382 → ${phoneLink}`);
  const { page } = visitor();
  expect(
    await page.$$eval('nav[aria-label=Breadcrumb] li', (items) =>
      items.map((item) => (item as HTMLElement).innerText.replace(/^\/\s*/, '')),
    ),
  ).toEqual(['Home', 'Areas We Serve', 'Newton Abbot', 'Render Soft Washing']);
  expect(await page.$$eval('main details', (found) => found.length)).toBe(6);
});
