import { expect, test } from 'vitest';
import { business } from '../../../site/business.ts';
import { parseEnvironment } from '../../../src/domain/settings/environment.ts';
import { isIndexable } from '../../../src/domain/routes.ts';
import { topTowns } from '../../../src/domain/towns.ts';
import { readBuiltSite, type BuiltPage } from '../../support/built-site.ts';
import { elements, metaContents, onlyElement, textOf } from '../../support/markup.ts';

type Node = { readonly '@type': string; readonly [property: string]: unknown };

const { siteUrl } = parseEnvironment({});
const site = readBuiltSite();
const indexable = site.filter(({ page }) => isIndexable(page));

/** Nodes of the page's JSON-LD graph. @throws where there is more than one block or it is no graph. */
function graphOf({ document, path }: BuiltPage): Node[] {
  const blocks = elements(document, 'script').filter(({ attribs }) => attribs.type === 'application/ld+json');
  if (blocks.length > 1) throw new Error(`${path}: ${blocks.length} JSON-LD blocks`);
  if (!blocks[0]) return [];
  const { '@context': context, '@graph': graph } = JSON.parse(
    blocks[0].children.map((child) => ('data' in child ? child.data : '')).join(''),
  );
  expect(context).toBe('https://schema.org');
  return graph as Node[];
}

const nodeOf = (built: BuiltPage, type: string) => graphOf(built).filter((node) => node['@type'] === type);

test('every indexable page describes the business once, with the facts of the specification', () => {
  for (const built of indexable) {
    const [node, ...more] = nodeOf(built, 'HomeAndConstructionBusiness');
    expect(more, built.path).toEqual([]);
    expect(node, built.path).toEqual({
      '@type': 'HomeAndConstructionBusiness',
      '@id': `${siteUrl}/#business`,
      name: business.name,
      description: business.description,
      url: `${siteUrl}/`,
      image: expect.stringMatching(new RegExp(`^${siteUrl}/pictures/.+\\.jpg$`)),
      telephone: business.phoneInternational,
      priceRange: '££',
      address: expect.objectContaining({
        '@type': 'PostalAddress',
        addressLocality: 'Exmouth',
        addressRegion: 'Devon',
        addressCountry: 'GB',
      }),
      geo: { '@type': 'GeoCoordinates', latitude: business.geo.lat, longitude: business.geo.lon },
      areaServed: [
        {
          '@type': 'GeoCircle',
          geoMidpoint: { '@type': 'GeoCoordinates', latitude: business.geo.lat, longitude: business.geo.lon },
          geoRadius: 30_000,
        },
        ...topTowns.map(({ label, type }) => ({ '@type': type === 'city' ? 'City' : 'Place', name: label })),
      ],
      openingHoursSpecification: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
        opens: '08:00',
        closes: '18:00',
      },
      foundingDate: '2023',
      sameAs: Object.values(business.social),
      hasOfferCatalog: {
        '@type': 'OfferCatalog',
        name: 'Exterior cleaning',
        itemListElement: ['Driveway Cleaning', 'Commercial Pressure Washing'].map((name) => ({
          '@type': 'Offer',
          itemOffered: { '@type': 'Service', name },
        })),
      },
    });
  }
});

test('the breadcrumb list is the visible trail', () => {
  for (const built of site) {
    const trails = elements(built.document, 'nav').filter(({ attribs }) => attribs['aria-label'] === 'Breadcrumb');
    const visible = trails.map((trail) =>
      elements(trail, 'li').map((item, index) => {
        const [link] = elements(item, 'a');
        const label = textOf(link ?? elements(item, 'span').find(({ attribs }) => attribs['aria-current'] === 'page')!);
        return {
          '@type': 'ListItem',
          position: index + 1,
          name: label,
          item: siteUrl + (link?.attribs.href ?? built.path),
        };
      }),
    );
    expect(
      nodeOf(built, 'BreadcrumbList').map(({ itemListElement }) => itemListElement),
      built.path,
    ).toEqual(visible);
  }
});

test('town, service and landing pages have a trail', () => {
  const without = indexable
    .filter(({ page, path }) => page.kind !== 'fixed' || /-(exeter|devon)$/.test(path))
    .filter((built) => nodeOf(built, 'BreadcrumbList').length !== 1);
  expect(without.map(({ path }) => path)).toEqual([]);
});

test('the FAQ page holds exactly the visible questions and answers', () => {
  for (const built of site) {
    const visible = elements(onlyElement(built.document, 'main'), 'details').map((item) => ({
      question: textOf(onlyElement(item, 'summary')).replace(/ ?\+$/, ''),
      answer: elements(item, 'p').map(textOf).join(' '),
    }));
    const stated = nodeOf(built, 'FAQPage').flatMap(({ mainEntity }) =>
      (mainEntity as { name: string; acceptedAnswer: { text: string } }[]).map(({ name, acceptedAnswer }) => ({
        question: name,
        answer: acceptedAnswer.text.replace(/\s+/g, ' '),
      })),
    );
    expect(stated, built.path).toEqual(visible);
  }
});

test('a service names what the page is about, where, and the business', () => {
  for (const built of site) {
    const isServicePage =
      built.page.kind === 'townService' || (/-(exeter|devon)$/.test(built.path) && built.page.kind === 'fixed');
    const services = nodeOf(built, 'Service');
    expect(services.length, built.path).toBe(isServicePage ? 1 : 0);
    for (const { name, serviceType, description, url, provider, areaServed } of services) {
      const heading = textOf(onlyElement(built.document, 'h1')).toLowerCase();
      expect(heading, built.path).toContain(String(name).toLowerCase());
      expect(serviceType).toBe(name);
      expect(heading).toContain((areaServed as { name: string }).name.replace(/,.*/, '').toLowerCase());
      // What a visitor reads beneath the heading, and not the search results' line.
      expect(textOf(onlyElement(built.document, 'main')), built.path).toContain(description);
      expect(metaContents(built.document, 'description'), built.path).not.toContain(description);
      expect(url).toBe(siteUrl + built.path);
      expect(provider).toEqual({ '@id': `${siteUrl}/#business` });
    }
  }
});

test('a price is offered on every page about a service with a rate that shows it, and nowhere else', () => {
  for (const built of site) {
    const offers = nodeOf(built, 'Service').flatMap(({ offers: stated = [] }) => stated as object[]);
    const main = textOf(onlyElement(built.document, 'main'));
    for (const offer of offers) {
      const { minPrice, ...unit } = (offer as { priceSpecification: { minPrice: string } }).priceSpecification;
      expect(main, built.path).toContain(`£${minPrice} per square metre`);
      expect(unit).toEqual({ '@type': 'UnitPriceSpecification', priceCurrency: 'GBP', unitCode: 'MTK' });
    }
    const rated = nodeOf(built, 'Service').length > 0 && /£3\.[05]0 per square metre/.test(main);
    expect(offers.length > 0, built.path).toBe(rated);
  }
});

test('every described page is a web page of the one site, with its photograph where it opens with one', () => {
  for (const built of indexable) {
    const [page, ...more] = nodeOf(built, 'WebPage');
    expect(more).toEqual([]);
    expect(page, built.path).toMatchObject({
      url: siteUrl + built.path,
      isPartOf: { '@type': 'WebSite', name: business.name },
    });
    if (built.page.kind === 'townService') expect(page, built.path).toHaveProperty('primaryImageOfPage.contentUrl');
  }
});

test("a hub lists its town's service pages in the order of its grid", () => {
  for (const built of site.filter(({ page }) => page.kind === 'hub')) {
    const [list] = nodeOf(built, 'ItemList');
    const grid = elements(onlyElement(built.document, 'main'), 'a')
      .map(({ attribs }) => attribs.href ?? '')
      .filter((href) => href.startsWith(`${built.path}/`));
    expect((list!.itemListElement as { item: string }[]).map(({ item }) => item)).toEqual(
      [...new Set(grid)].map((href) => siteUrl + href),
    );
  }
});

test("the diary's posts are marked up with the dates that they show", () => {
  const diary = site.find(({ path }) => path === '/job-diary')!;
  const titles = elements(onlyElement(diary.document, 'main'), 'article').map((post) => ({
    headline: textOf(onlyElement(post, 'h2')),
    datePublished: onlyElement(post, 'time').attribs.datetime,
  }));
  expect(titles.length).toBeGreaterThan(0);
  expect(nodeOf(diary, 'BlogPosting').map(({ headline, datePublished }) => ({ headline, datePublished }))).toEqual(
    titles,
  );
});

test('nothing rates or reviews the business itself', () => {
  const claiming = site.filter(({ html }) => /"(?:aggregateRating|review|ratingValue)"/.test(html));
  expect(claiming.map(({ path }) => path)).toEqual([]);
});

test('nothing is stated that the page or the business facts do not say', () => {
  const facts = factTexts(business);
  for (const built of site) {
    const readable = `${textOf(built.document)} ${metaContents(built.document, 'description').join(' ')}`.replace(
      /\s+/g,
      ' ',
    );
    const unsaid = graphOf(built)
      .flatMap(factTexts)
      .filter((text) => !readable.includes(text.replace(/\s+/g, ' ')) && !facts.includes(text) && !isVocabulary(text));
    expect(unsaid, built.path).toEqual([]);
  }
});

/** Texts and numbers at any depth, without types and ids. */
function factTexts(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name.startsWith('@') || name === 'position' ? [] : factTexts(inner),
  );
}

/** Codes of standards that structured data uses, and dates as machines write them. */
const isCode = (text: string) => ['GBP', 'MTK', 'en-GB'].includes(text) || /^\d{4}-\d\d-\d\d$/.test(text);

/** Addresses of the site, codes, and the heading of the offer catalogue. */
const isVocabulary = (text: string) =>
  text.startsWith(siteUrl) ||
  isCode(text) ||
  ['Exterior cleaning', 'Driveway Cleaning', 'Commercial Pressure Washing'].includes(text);
