import type { Page } from 'puppeteer';
import { expect, test } from 'vitest';
import { business } from '#site/business.ts';
import { galleryItems } from '#site/words/gallery.ts';
import { hero } from '#site/words/home.ts';
import { reviews } from '#site/words/reviews.ts';
import { cardGroups } from '#site/words/service-cards.ts';
import { serviceIn, services } from '../../core/domain/services.ts';
import { findTown, topTowns, towns } from '../../core/domain/towns.ts';
import { desktop, shareVisit } from '../support/visitor.ts';

/* The contents that the specification requires of each page. */

const visitor = shareVisit({ viewport: desktop });

const call = 'Call 07700 900382 → tel:+447700900382';
const landingLinks = [
  '/patio-cleaning-exeter',
  '/driveway-cleaning-exeter',
  '/pressure-washing-devon',
  '/roof-cleaning-devon',
];
const breadcrumb = 'nav[aria-label=Breadcrumb] li';

interface Seen {
  /** The visible text of the page. */
  readonly text: string;
  readonly headings: readonly string[];
  /** `text → href` of every link outside the header. */
  readonly links: readonly string[];
  /** Returns the texts of the elements that match. */
  textsOf(selector: string): Promise<readonly string[]>;
}

/** Opens a page, expects no complaint from it and returns its contents. */
async function readPage(path: string): Promise<Seen> {
  const { page, open, complaints } = visitor();
  await open(path);
  expect(complaints).toEqual([]);
  const seen = await page.evaluate(() => ({
    text: document.body.innerText,
    headings: [
      ...document.querySelectorAll<HTMLElement>(
        ':is(main, aside) :is(h1, h2, h3)',
      ),
    ].map((heading) => heading.innerText),
    links: [...document.querySelectorAll('a')]
      .filter((link) => !link.closest('header'))
      .map(
        (link) =>
          `${(link.textContent ?? '').trim()} → ${link.getAttribute('href')}`,
      ),
  }));
  const textsOf = (selector: string) =>
    page.$$eval(selector, (found) =>
      found.map((element) =>
        (element as HTMLElement).innerText.replace(/^\/\s*/, '').trim(),
      ),
    );
  return { ...seen, textsOf };
}

/**
 * Expects each wanted string among the links if it contains an arrow, otherwise in the visible
 * text.
 */
function expectAll({ text, links }: Seen, wanted: readonly string[]): void {
  for (const words of wanted)
    if (words.includes(' → ')) expect(links).toContain(words);
    else expect(text).toContain(words);
}

const countOf = ({ links }: Seen, pattern: RegExp) =>
  links.filter((link) => pattern.test(link)).length;

test('the home page has its hero, the owner, reasons, lists, teaser, six reviews and the quiz', async () => {
  const seen = await readPage('/');
  expect(seen.headings[0]).toBe(hero.title);
  expectAll(seen, [
    'Eco-Friendly Solutions',
    'Fully Insured',
    'Why Choose Us',
    'Local',
    'Affordable',
    'Reliable',
    'For Your Home',
    'For Your Business',
    'How big is the area?',
    'Get a Free Quote → /get-quote',
    'Our Services → /services',
    'Services and pricing → /services',
    ...reviews.flatMap(({ name, location, text }) => [name, location, text]),
  ]);
  expect(countOf(seen, /→ \/gallery$/)).toBeGreaterThan(0);
  expect(countOf(seen, /reviews.* → https:\/\/maps\.google/)).toBeGreaterThan(
    0,
  );
  expect(reviews).toHaveLength(6);
  const shown = await visitor().page.evaluate(() => ({
    stars: [
      ...document.querySelectorAll('main [role=img][aria-label$="stars"]'),
    ].map(
      (stars) =>
        `${stars.getAttribute('aria-label')}, ${stars.children.length} drawn`,
    ),
    bullets: document.querySelectorAll(
      '[aria-labelledby=about] ul.tick-list',
    )[0]!.children.length,
    wipes: document.querySelectorAll('.pair').length,
  }));
  expect(shown).toEqual({
    stars: Array(6).fill('5 out of 5 stars, 5 drawn'),
    bullets: 5,
    wipes: 2,
  });
});

test('the services page has nine cards with prices, one of them most popular, and ends with a call to action', async () => {
  const seen = await readPage('/services');
  for (const heading of [
    'Our Services',
    'Residential Services',
    'Commercial Services',
    'Ready to Get Started?',
  ])
    expect(seen.headings).toContain(heading);
  expect(cardGroups.map(({ cards }) => cards.length)).toEqual([6, 3]);
  const withIcon = await seen.textsOf('article:has(svg:not(.pair *))');
  expect(withIcon).toHaveLength(9);
  expect(seen.text.match(/Most Popular/g)).toHaveLength(1);
  expect(seen.text).toMatch(/Most Popular\s+Patio Cleaning/);
  expectAll(seen, [
    'From £3.00/m²',
    'From £3.50/m²',
    'From £4.00/m²',
    'Price on application',
    'ompetitive prices',
    'satisfaction guarantee',
    'Get Your Free Quote → /get-quote',
    ...cardGroups
      .flatMap(({ cards }) => cards)
      .flatMap(({ title, summary, pricing }) => [title, summary, pricing]),
  ]);
  // One link per card, and the footer's.
  expect(countOf(seen, /^Get a Quote → \/get-quote$/)).toBe(9 + 1);
  for (const path of landingLinks)
    expect(countOf(seen, new RegExp(`→ ${path}$`)), path).toBeGreaterThan(1);
});

test('the gallery has eight pairs with both labels, and loads its pictures lazily', async () => {
  const seen = await readPage('/gallery');
  expect(seen.headings[0]).toBe('Our Work');
  expect(galleryItems).toHaveLength(8);
  expectAll(
    seen,
    galleryItems.flatMap(({ title, description }) => [title, description]),
  );
  for (const label of [/BEFORE/g, /AFTER/g])
    expect(seen.text.match(label)).toHaveLength(8);
  const lazy = await visitor().page.$$eval('main img', (images) =>
    images.map((image) => image.loading),
  );
  expect(lazy).toEqual(Array(16).fill('lazy'));
});

test('the guarantee has its promise and terms, and its two documents open in a new tab', async () => {
  const seen = await readPage('/guarantee');
  expectAll(seen, [
    'you do not pay',
    'Residential jobs',
    'Commercial and industrial work is excluded',
    '48 hours',
    'reasonable grounds',
  ]);
  const documents = await visitor().page.$$eval(
    'main a[target=_blank]',
    (links) => links.map((link) => `${link.rel} ${link.textContent}`),
  );
  expect(documents).toEqual([
    'noopener noreferrer Full terms and conditions (opens in a new tab)',
    'noopener noreferrer Acknowledgement of risk (opens in a new tab)',
  ]);
});

test('the privacy policy has its date, seven numbered sections and the ways to reach us', async () => {
  const seen = await readPage('/privacy-policy');
  expectAll(seen, [
    'Last updated 5th August 2025',
    'tidemark.example',
    'Exmouth, Devon',
    '07700 900382',
  ]);
  const numbered = seen.headings
    .filter((heading) => /^\d\. /.test(heading))
    .map((heading) => heading.toLowerCase());
  const subjects = [
    /introduction/,
    /collect/,
    /use/,
    /shar.*security|security/,
    /rights/,
    /cookies/,
    /contact/,
  ];
  expect(numbered).toHaveLength(7);
  for (const [index, subject] of subjects.entries()) {
    expect(numbered[index]).toMatch(subject);
    expect(countOf(seen, new RegExp(`#section-${index + 1}$`))).toBe(1);
  }
  expect(countOf(seen, /→ \/get-quote$/)).toBeGreaterThan(2);
  // Which other companies a page contacts, and what they see.
  expectAll(seen, [
    'Supabase',
    'another company that keeps pictures for us',
    'your IP address',
    'after a day',
  ]);
});

test('the quote page has its headline, badge, quiz and reasons, the areas page has 49 places, and the diary has its heading', async () => {
  const quote = await readPage('/get-quote');
  expect(quote.headings[0]).toBe('Get your free, no-obligation quote.');
  expectAll(quote, [
    'Free Site Visit, No Obligation, Professional Service',
    'How big is the area?',
    'Why Choose Us?',
    'Local Devon business',
    'amily-owned in Exmouth',
    'ommercial-grade',
  ]);

  const areas = await readPage('/areas-we-serve');
  expect(towns).toHaveLength(49);
  expectAll(areas, [
    'Contact Us for a Quote → /get-quote',
    ...towns.map(
      ({ slug, label, type }) => `${label} ${type} → /devon/${slug}`,
    ),
  ]);
  expect((await readPage('/job-diary')).headings[0]).toBe('Job Diary');
});

test.each([
  ['/patio-cleaning-exeter', 'Patio Cleaning Exeter'],
  ['/driveway-cleaning-exeter', 'Driveway Cleaning Exeter'],
  ['/pressure-washing-devon', 'Pressure Washing Devon'],
  ['/roof-cleaning-devon', 'Roof Cleaning Devon'],
])(
  '%s has its breadcrumb, hero, benefits, four steps, five questions, phone link and related services',
  async (path, name) => {
    const seen = await readPage(path);
    expect(await seen.textsOf(breadcrumb)).toEqual(['Home', 'Services', name]);
    expectAll(seen, ['Get a Free Quote Today → /get-quote', call]);
    expect(
      await seen.textsOf('[aria-labelledby=process] ol > li'),
    ).toHaveLength(4);
    expect(await seen.textsOf('main details')).toHaveLength(5);
    const benefits = await seen.textsOf('[aria-labelledby=benefits] li');
    expect(benefits.length).toBeGreaterThan(2);
    const related = await seen.textsOf('nav[aria-label="Related services"] a');
    expect(related.length).toBeGreaterThan(1);
    const [hero, colour] = await visitor().page.evaluate(() => {
      const quote = [...document.querySelectorAll('main a')].find(
        ({ textContent }) => textContent === 'Get a Free Quote Today',
      )!;
      return [
        document.querySelector<HTMLImageElement>('main img')!.loading,
        getComputedStyle(quote.closest('section')!).backgroundColor,
      ];
    });
    expect(hero).toBe('eager');
    const [red = 0, green = 0, blue = 0] = colour!.match(/\d+/g)!.map(Number);
    expect(green, colour).toBeGreaterThan(Math.max(red, blue));
  },
);

test.each([
  ['exeter', ['budleigh-salterton', 'topsham', 'crediton', 'moretonhampstead']],
  ['seaton', ['sidmouth', 'colyton', 'axminster']],
  ['tavistock', ['bere-alston', 'plymouth']],
])(
  'the town hub of %s has the contacts, services, neighbours and map of the town',
  async (slug, neighbours) => {
    const { label } = findTown(slug)!;
    const seen = await readPage(`/devon/${slug}`);
    expect(seen.headings[0]).toBe(`Pressure Washing in ${label}`);
    expectAll(seen, [
      'Available 8am-6pm, Mon-Sat',
      'Free quotes available',
      `Recent jobs near ${label}`,
      'will appear here soon',
      'WhatsApp quote',
      'Online Quote Form → /get-quote',
      call,
      'See the job diary → /job-diary',
      'Areas We Serve → /areas-we-serve',
      'Services → /services',
      ...services.map(
        (service) => `${service.name} → /devon/${slug}/${service.slug}`,
      ),
    ]);
    const own = services.map((service) => `/devon/${slug}/${service.slug}`);
    const chat = seen.links.find((link) =>
      link.startsWith('WhatsApp quote → '),
    )!;
    expect(new URL(chat.split(' → ')[1]!).searchParams.get('text')).toContain(
      `pressure washing in ${label}`,
    );
    const shown = await visitor().page.evaluate(() => {
      const hrefs = (selector: string) =>
        [...document.querySelectorAll(selector)].map((link) =>
          link.getAttribute('href'),
        );
      return {
        hasHero: document.querySelector('main .first-screen .pair') !== null,
        tiles: hrefs('main .tile:has(img) a'),
        neighbours: hrefs('nav[aria-label="Neighbouring towns"] a'),
        more: hrefs('nav[aria-label="More from us"] a'),
        onMap: hrefs('main .town-map a'),
      };
    });
    const near = neighbours.map((town) => `/devon/${town}`);
    expect(shown).toEqual({
      hasHero: true,
      tiles: own,
      neighbours: near,
      more: ['/areas-we-serve', '/services', '/gallery', '/guarantee'],
      onMap: expect.arrayContaining(near),
    });
  },
);

test('a service page has the headings, breadcrumb, questions and links of its service and town', async () => {
  const path = '/devon/newton-abbot/driveway-cleaning';
  const seen = await readPage(path);
  expect(seen.headings[0]).toBe('Driveway Cleaning in Newton Abbot');
  expectAll(seen, [
    'Available 8am-6pm, Mon-Sat',
    'Other Services in Newton Abbot',
    'Get Free Quote → /get-quote',
    call,
    'Driveway Cleaning in Nearby Areas',
    ...services
      .filter(({ slug }) => !path.endsWith(slug))
      .slice(0, 3)
      .map(
        (other) =>
          `${serviceIn(other, 'Newton Abbot')} → /devon/newton-abbot/${other.slug}`,
      ),
    ...['ashburton', 'bovey-tracey', 'chudleigh', 'kingsteignton'].map(
      (slug) =>
        `Driveway cleaning in ${findTown(slug)!.label} → /devon/${slug}/driveway-cleaning`,
    ),
  ]);
  expect(await seen.textsOf(breadcrumb)).toEqual([
    'Home',
    'Areas We Serve',
    'Newton Abbot',
    'Driveway Cleaning',
  ]);
  expect(await seen.textsOf('main details')).toHaveLength(6);
});

test('the footer has our name, the services, twelve towns, our contacts and the documents, and leaves none out', async () => {
  const seen = await readPage('/get-quote');
  expectAll(seen, [
    'Tidemark Exterior Cleaning',
    'Established 2023',
    'Exmouth, Devon',
    'Open 8am-6pm, Mon-Sat',
  ]);
  const shown = [
    ...(await seen.textsOf('footer h2')),
    ...(await seen.textsOf('footer button')),
    ...(await visitor().page.$$eval('footer a', (links) =>
      links.map((link) => link.getAttribute('href')),
    )),
  ];
  expect(topTowns.map(({ label }) => label).join(', ')).toBe(
    'Exeter, Plymouth, Torquay, Paignton, Newton Abbot, Exmouth, Sidmouth, Barnstaple, Bideford, Tiverton, Teignmouth, Honiton',
  );
  const { facebook, tiktok, linkedin, maps } = business.social;
  const { terms, riskAcknowledgement } = business.documents;
  expect(shown).toEqual([
    'Services',
    'Top Areas',
    'Contact',
    'View Our Certifications',
    'Cookie settings',
    facebook,
    tiktok,
    linkedin,
    maps,
    ...landingLinks,
    '/services#commercial',
    '/services',
    '/guarantee',
    '/job-diary',
    '/get-quote',
    ...topTowns.map(({ slug }) => `/devon/${slug}`),
    '/areas-we-serve',
    'tel:+447700900382',
    `mailto:${business.email}`,
    '/get-quote',
    terms,
    riskAcknowledgement,
    '/privacy-policy',
  ]);
});

/** Returns the font families in which an element's text is drawn. */
async function facesOf(page: Page, selector: string): Promise<string[]> {
  const session = await page.createCDPSession();
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector,
  });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', {
    nodeId,
  });
  return fonts.map(({ familyName }) => familyName);
}

test('the digits of a price have the same font family in bold and in small print', async () => {
  const { page, open } = visitor();
  await open('/devon/totnes/patio-cleaning');
  // Fonts that arrive too late for the first visit are cached for the second.
  await page.reload();
  const [face] = await facesOf(page, '.panel-price b');
  expect(await facesOf(page, '.panel-price small:last-child')).toContain(face);
});
