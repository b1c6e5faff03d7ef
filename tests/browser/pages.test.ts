import { expect, test } from 'vitest';
import { galleryItems } from '../../site/words/gallery.ts';
import { reviews } from '../../site/words/reviews.ts';
import { cardGroups } from '../../site/words/service-cards.ts';
import { topTowns, towns } from '../../src/domain/towns.ts';
import { expectTexts, readPage } from '../support/visits/read-page.ts';
import { shareVisit, startBrowser } from '../support/visitor.ts';
import { hero } from '../../site/words/home.ts';

startBrowser();

const visitor = shareVisit({ consent: false });

const quote = 'Get a Free Quote → /get-quote';
const phoneLink = 'tel:+447700900382';

test('the home page has its hero, the owner, reasons, lists, teaser, six reviews and the quiz', async () => {
  const seen = await readPage(visitor(), '/');
  expect(seen.headings[0]).toBe(hero.title);
  expectTexts(seen, [
    'Eco-Friendly Solutions',
    'Fully Insured',
    'Why Choose Us',
    'Local',
    'Affordable',
    'Reliable',
    'For Your Home',
    'For Your Business',
    'How big is the area?',
  ]);
  for (const link of [quote, 'Our Services → /services', 'Services and pricing → /services'])
    expect(seen.links).toContain(link);
  expect(seen.links.some((link) => link.endsWith('→ /gallery'))).toBe(true);
  expect(seen.links.some((link) => /reviews.* → https:\/\/maps\.google/.test(link))).toBe(true);
  expect(reviews).toHaveLength(6);
  for (const { name, location, text } of reviews) expectTexts(seen, [name, location, text]);
  const shown = await visitor().page.evaluate(() => ({
    stars: [...document.querySelectorAll('main [role=img][aria-label$="stars"]')].map(
      (stars) => `${stars.getAttribute('aria-label')}, ${stars.children.length} drawn`,
    ),
    bullets: document.querySelectorAll('[aria-labelledby=about] ul.tick-list')[0]!.children.length,
    wipes: document.querySelectorAll('.wipe').length,
  }));
  expect(shown).toEqual({ stars: Array.from({ length: 6 }, () => '5 out of 5 stars, 5 drawn'), bullets: 5, wipes: 2 });
});

test('the services page has nine cards with prices, one of them most popular, and ends with a call', async () => {
  const seen = await readPage(visitor(), '/services');
  expect(
    seen.headings.filter((heading) =>
      ['Our Services', 'Residential Services', 'Commercial Services', 'Ready to Get Started?'].includes(heading),
    ),
  ).toHaveLength(4);
  expect(cardGroups.map(({ cards }) => cards.length)).toEqual([6, 3]);
  for (const card of cardGroups.flatMap(({ cards }) => cards))
    expectTexts(seen, [card.title, card.summary, card.pricing]);
  expect(seen.text.match(/Most Popular/g)).toHaveLength(1);
  expect(seen.text).toMatch(/Most Popular\s+Patio Cleaning/);
  expectTexts(seen, [
    'From £3.00/m²',
    'From £3.50/m²',
    'From £4.00/m²',
    'Price on application',
    'ompetitive prices',
    'satisfaction guarantee',
  ]);
  // One a card, and the footer's.
  expect(seen.links.filter((link) => link === 'Get a Quote → /get-quote')).toHaveLength(9 + 1);
  expect(seen.links).toContain('Get Your Free Quote → /get-quote');
  for (const path of [
    '/patio-cleaning-exeter',
    '/driveway-cleaning-exeter',
    '/pressure-washing-devon',
    '/roof-cleaning-devon',
  ]) {
    expect(seen.links.filter((link) => link.endsWith(`→ ${path}`)).length, path).toBeGreaterThan(1);
  }
});

test('the gallery has eight pairs with both labels, and loads those out of sight later', async () => {
  const seen = await readPage(visitor(), '/gallery');
  expect(seen.headings[0]).toBe('Our Work');
  expect(galleryItems).toHaveLength(8);
  for (const { title, description } of galleryItems) expectTexts(seen, [title, description]);
  expect([seen.text.match(/BEFORE/g)?.length, seen.text.match(/AFTER/g)?.length]).toEqual([8, 8]);
  const lazy = await visitor().page.$$eval('main img', (images) => images.map((image) => image.loading));
  expect(lazy).toEqual(Array.from({ length: 16 }, () => 'lazy'));
});

test('the guarantee has its promise and terms, and its two documents open in a new tab', async () => {
  const seen = await readPage(visitor(), '/guarantee');
  expectTexts(seen, [
    'you do not pay',
    'Residential jobs',
    'Commercial and industrial work is excluded',
    '48 hours',
    'reasonable grounds',
  ]);
  const documents = await visitor().page.$$eval('main a[target=_blank]', (links) =>
    links.map((link) => `${link.rel} ${link.textContent}`),
  );
  expect(documents).toEqual([
    'noopener noreferrer Full terms and conditions (opens in a new tab)',
    'noopener noreferrer Acknowledgement of risk (opens in a new tab)',
  ]);
});

test('the privacy policy has its date, seven numbered sections and the ways to reach us', async () => {
  const seen = await readPage(visitor(), '/privacy-policy');
  expectTexts(seen, ['Last updated 5th August 2025', 'tidemark.example', 'Exmouth, Devon', '07700 900382']);
  const numbered = seen.headings.filter((heading) => /^\d\. /.test(heading)).map((heading) => heading.toLowerCase());
  const subjects = [/introduction/, /collect/, /use/, /shar.*security|security/, /rights/, /cookies/, /contact/];
  expect(numbered).toHaveLength(7);
  for (const [index, subject] of subjects.entries()) expect(numbered[index]).toMatch(subject);
  expect(seen.links.filter((link) => link.endsWith('→ /get-quote')).length).toBeGreaterThan(2);
  for (const section of [1, 2, 3, 4, 5, 6, 7])
    expect(seen.links.filter((link) => link.endsWith(`#section-${section}`))).toHaveLength(1);
  // Whom else a page asks, and what they see.
  expectTexts(seen, ['Supabase', 'another company that keeps pictures for us', 'your IP address', 'after a day']);
});

test('the quote page has its headline, badge, quiz and reasons', async () => {
  const seen = await readPage(visitor(), '/get-quote');
  expect(seen.headings[0]).toBe('Get your free, no-obligation quote.');
  expectTexts(seen, [
    'Free Site Visit, No Obligation, Professional Service',
    'How big is the area?',
    'Why Choose Us?',
    'Local Devon business',
    'amily-owned in Exmouth',
    'ommercial-grade',
  ]);
});

test('the areas page lists 49 places with their type, each a link', async () => {
  const seen = await readPage(visitor(), '/areas-we-serve');
  expect(towns).toHaveLength(49);
  for (const { slug, label, type } of towns) expect(seen.links).toContain(`${label} ${type} → /devon/${slug}`);
  expect(seen.links).toContain('Contact Us for a Quote → /get-quote');
});

test('the job diary has its heading', async () => {
  expect((await readPage(visitor(), '/job-diary')).headings[0]).toBe('Job Diary');
});

test.each([
  ['/patio-cleaning-exeter', 'Patio Cleaning Exeter'],
  ['/driveway-cleaning-exeter', 'Driveway Cleaning Exeter'],
  ['/pressure-washing-devon', 'Pressure Washing Devon'],
  ['/roof-cleaning-devon', 'Roof Cleaning Devon'],
])(
  '%s has its breadcrumb, hero, benefits, four steps, five questions, call and related services',
  async (path, name) => {
    const { page, open } = visitor();
    await open(path);
    const seen = await page.evaluate(() => ({
      crumbs: [...document.querySelectorAll<HTMLElement>('nav[aria-label=Breadcrumb] li')].map((item) =>
        item.innerText.replace(/^\/\s*/, ''),
      ),
      hero: document.querySelector<HTMLImageElement>('main img')!.loading,
      benefits: document.querySelectorAll('[aria-labelledby=benefits] li').length,
      steps: document.querySelectorAll('[aria-labelledby=process] ol > li').length,
      questions: document.querySelectorAll('main details').length,
      quote: [...document.querySelectorAll('main a[href="/get-quote"]')].map((link) => link.textContent),
      calls: [...document.querySelectorAll('main a[href^="tel:"]')].map((link) => link.textContent),
      related: document.querySelectorAll('nav[aria-label="Related services"] a').length,
      callColour: getComputedStyle(
        [...document.querySelectorAll('main a')]
          .find((link) => link.textContent === 'Get a Free Quote Today')!
          .closest('section')!,
      ).backgroundColor,
    }));
    expect(seen.crumbs).toEqual(['Home', 'Services', name]);
    expect(seen.hero).toBe('eager');
    expect(seen.benefits).toBeGreaterThan(2);
    expect([seen.steps, seen.questions]).toEqual([4, 5]);
    expect(seen.quote).toContain('Get a Free Quote Today');
    expect(seen.calls).toContain('Call 07700 900382');
    expect(seen.related).toBeGreaterThan(1);
    const [red = 0, green = 0, blue = 0] = seen.callColour.match(/\d+/g)!.map(Number);
    expect(green, seen.callColour).toBeGreaterThan(Math.max(red, blue));
  },
);

test('every page ends with who we are, the services, twelve towns, contact and documents', async () => {
  const seen = await readPage(visitor(), '/get-quote');
  expectTexts(seen, [
    'Tidemark Exterior Cleaning',
    'Established 2023',
    'Exmouth, Devon',
    'View Our Certifications',
    'Cookie settings',
    'Top Areas',
  ]);
  expect(topTowns.map(({ label }) => label)).toEqual([
    'Exeter',
    'Plymouth',
    'Torquay',
    'Paignton',
    'Newton Abbot',
    'Exmouth',
    'Sidmouth',
    'Barnstaple',
    'Bideford',
    'Tiverton',
    'Teignmouth',
    'Honiton',
  ]);
  for (const { slug, label } of topTowns) expect(seen.links).toContain(`${label} → /devon/${slug}`);
  const targets = seen.links.map((link) => link.split(' → ')[1]!);
  for (const path of [
    '/patio-cleaning-exeter',
    '/driveway-cleaning-exeter',
    '/pressure-washing-devon',
    '/roof-cleaning-devon',
    '/services',
    '/guarantee',
    '/get-quote',
    '/privacy-policy',
    phoneLink,
  ])
    expect(targets).toContain(path);
  for (const site of [
    'facebook.com',
    'tiktok.com',
    'linkedin.com',
    'maps.google.com',
    'terms-and-conditions',
    'acknowledgement-of-risk',
  ]) {
    expect(
      targets.some((target) => target.includes(site)),
      site,
    ).toBe(true);
  }
});
