import { describe, expect, test } from 'vitest';
import { serviceIn, services } from '../../src/domain/services.ts';
import { towns } from '../../src/domain/towns.ts';
import { startBrowser, visit } from '../support/visitor.ts';

startBrowser();

interface Seen {
  /** What a visitor reads in the main part, in its complementary part and in the footer. */
  readonly text: string;
  readonly headings: readonly string[];
  /** 'text → address' of every link outside the header. */
  readonly links: readonly string[];
}

/** Opens a page and reads it. */
async function read(path: string): Promise<Seen> {
  return visit({ consent: false }, async ({ page, open, complaints }) => {
    await open(path);
    expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
    return page.evaluate(() => ({
      text: document.body.innerText,
      headings: [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3), aside :is(h1, h2, h3)')].map(
        (heading) => heading.innerText,
      ),
      links: [...document.querySelectorAll('a')]
        .filter((link) => !link.closest('header'))
        .map((link) => `${(link.textContent ?? '').trim()} → ${link.getAttribute('href')}`),
    }));
  });
}

function expectTexts({ text }: Seen, wanted: readonly string[]): void {
  for (const words of wanted) expect(text).toContain(words);
}

const phoneLink = 'tel:+447700900382';

describe('a town hub', () => {
  test.each([
    ['exeter', true, ['budleigh-salterton', 'topsham', 'crediton', 'moretonhampstead']],
    ['seaton', false, ['sidmouth', 'colyton', 'axminster']],
    ['tavistock', false, ['bere-alston', 'plymouth']],
  ])('of %s has everything about the town', async (slug, hasPicture, neighbours) => {
    const town = towns.find((candidate) => candidate.slug === slug)!;
    const seen = await read(`/devon/${slug}`);
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
    const pictures = await visit({ consent: false }, async ({ page, open }) => {
      await open(`/devon/${slug}`);
      expect(
        await page.$$eval('nav[aria-label="Neighbouring towns"] a', (links) =>
          links.map((link) => link.getAttribute('href')),
        ),
      ).toEqual(neighbours.map((near) => `/devon/${near}`));
      return page.evaluate(() => ({
        hero: document.querySelectorAll('h1 ~ * img, main > div:first-child img').length,
        services: [...document.querySelectorAll('main .tile')].map((tile) => ({
          isShown: tile.querySelector('img') !== null,
          href: tile.querySelector('a')?.getAttribute('href'),
        })),
        neighboursOnMap: [...document.querySelectorAll('main .town-map a')].map((link) => link.getAttribute('href')),
      }));
    });
    expect(pictures.hero > 0).toBe(hasPicture);
    expect(pictures.services).toEqual(
      services.map((service) => ({ isShown: true, href: `/devon/${slug}/${service.slug}` })),
    );
    expect(pictures.neighboursOnMap).toEqual(expect.arrayContaining(neighbours.map((near) => `/devon/${near}`)));
  });
});

test('a town-service page has everything about the service in the town', async () => {
  const seen = await read('/devon/newton-abbot/render-cleaning');
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
  await visit({ consent: false }, async ({ page, open }) => {
    await open('/devon/newton-abbot/render-cleaning');
    expect(
      await page.$$eval('nav[aria-label=Breadcrumb] li', (items) =>
        items.map((item) => (item as HTMLElement).innerText.replace(/^\/\s*/, '')),
      ),
    ).toEqual(['Home', 'Areas We Serve', 'Newton Abbot', 'Render Soft Washing']);
    expect(await page.$$eval('main details', (found) => found.length)).toBe(6);
  });
});
