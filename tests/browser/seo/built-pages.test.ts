import { isListed } from '../../../core/domain/published.ts';
import { cellText } from '../../../core/domain/price-words.ts';
import { statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { HtmlValidate, StaticConfigLoader } from 'html-validate/node';
import { DomUtils, parseDocument } from 'htmlparser2';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import {
  parseStructuredData,
  type DataObject,
} from '../../../review/read/structured-data.ts';
import { business } from '#site/business.ts';
import { map } from '#site/map.ts';
import { priceTable } from '#site/words/price-table.ts';
import {
  socialCards,
  socialSize,
} from '../../../core/domain/pictures/social-images.ts';
import { paths } from '../../../core/domain/pages.ts';
import { parseEnvironment } from '../../../core/domain/settings/environment.ts';
import { at } from '../../../core/domain/assert-defined.ts';
import { findService, services } from '../../../core/domain/services.ts';
import { topTowns, towns } from '../../../core/domain/towns.ts';
import { chatMessage } from '../../../src/layout/chat-message.ts';
import {
  distFolder,
  elements,
  readBuiltSite,
  readDistFile,
  textOf,
  type BuiltPage,
} from '../../support/built-site.ts';
import { sampledPaths } from '../../support/kinds.ts';
import { markupFaults } from '../../support/markup-faults.ts';

/*
 * Checks the pages of dist/ for what the review's rules do not cover. review.test.ts expects no
 * finding of those rules.
 */

const site = readBuiltSite();
const indexable = site.filter(({ page }) => isListed(page));
const { siteUrl } = parseEnvironment({});

/** Returns a line for each fault that the rule finds, with the path of its page. */
const offenders = (rule: (built: BuiltPage) => readonly string[], of = site) =>
  of.flatMap((built) => rule(built).map((fault) => `${built.path}: ${fault}`));

test('every page is valid HTML by the recommended and accessibility rules of html-validate', async () => {
  const validator = new HtmlValidate(
    new StaticConfigLoader({
      elements: ['html5'],
      extends: ['html-validate:recommended', 'html-validate:a11y'],
      rules: {
        // React and Vite write the doctype in lower case, which HTML allows.
        'doctype-style': ['error', { style: 'lowercase' }],
        // React writes <meta/>, attributes such as srcSet, and disabled="", which parsers treat
        // alike.
        'void-style': 'off',
        'attr-case': 'off',
        'attribute-boolean-style': 'off',
        // The style sheet keeps telephone links from wrapping.
        'tel-non-breaking': 'off',
      },
    }),
  );
  const faults: string[] = [];
  for (const { path, html } of site.filter((built) =>
    sampledPaths.includes(built.path),
  ))
    for (const { messages } of (await validator.validateString(html, path))
      .results)
      for (const { ruleId, message, line, column } of messages)
        faults.push(`${path}:${line}:${column} ${ruleId}: ${message}`);
  expect(faults).toEqual([]);
});

test('every id that a page names is on it, and its drawings, groups and sections are hidden or have a name', () => {
  expect(offenders(({ document }) => markupFaults(document))).toEqual([]);
});

test('every social card is a JPEG of 1200 by 630 pixels under 100 KB', async () => {
  for (const { address } of socialCards()) {
    const file = join(distFolder, address);
    expect(await sharp(file).metadata(), address).toMatchObject({
      format: 'jpeg',
      ...socialSize,
    });
    expect(statSync(file).size, address).toBeLessThan(100 * 1024);
  }
});

test('every linked icon and the web manifest exist, and the touch icon is opaque and 180 pixels square', async () => {
  const linked = elements(site[0]!.document, 'link')
    .filter(({ attribs }) => /icon|manifest/.test(attribs.rel!))
    .map(({ attribs }) => attribs.href!);
  expect(linked).toEqual([
    '/favicon.ico',
    '/favicon.svg',
    '/apple-touch-icon.png',
    '/site.webmanifest',
  ]);
  for (const href of linked)
    expect(statSync(join(distFolder, href)).size).toBeGreaterThan(0);
  const touchIcon = sharp(join(distFolder, 'apple-touch-icon.png'));
  expect(await touchIcon.metadata()).toMatchObject({
    width: 180,
    height: 180,
    hasAlpha: false,
  });
  expect(JSON.parse(readDistFile('site.webmanifest'))).toMatchObject({
    name: business.name,
    short_name: business.shortName,
  });
});

test('no page repeats a heading, and each has exactly one h1 in its main element', () => {
  const wrong = offenders(({ document }) => {
    const [main] = elements(document, 'main');
    const texts = elements(main!, 'h1', 'h2', 'h3').map(textOf);
    const repeated = texts.filter(
      (text, index) => texts.indexOf(text) !== index,
    );
    return elements(main!, 'h1').length === 1
      ? repeated
      : ['not one h1', ...repeated];
  });
  expect(wrong).toEqual([]);
});

test('a WhatsApp message names the subject of its page, and every page links our e-mail address', () => {
  const wrong = offenders(({ path, document }) => {
    const links = elements(document, 'a').map(
      ({ attribs }) => attribs.href ?? '',
    );
    const chats = links
      .filter((href) => href.includes('//wa.me/'))
      .map((href) => new URL(href).searchParams.get('text') ?? '')
      .filter((text) => !text.includes('\n') && text !== chatMessage(path));
    return links.includes(`mailto:${business.email}`)
      ? chats
      : ['no e-mail address', ...chats];
  });
  expect(wrong).toEqual([]);
});

const pageAt = (path: string) =>
  at(
    site.filter((built) => built.path === path),
    0,
  ).document;

test("the price table of the services page and that of every hub have the pack's prices for every service", () => {
  const rows = priceTable.map(({ service, rate, wholeJob }) => ({
    name: findService(service)!.name,
    rate: cellText(rate),
    wholeJob: cellText(wholeJob),
  }));
  expect(rows.map(({ name }) => name).sort()).toEqual(
    services.map(({ name }) => name).sort(),
  );
  const table = elements(pageAt(paths.services), 'tbody')[0]!;
  expect(elements(table, 'th', 'td').map(textOf)).toEqual(
    rows.flatMap(({ name, rate, wholeJob }) => [name, rate, wholeJob]),
  );
  for (const { slug } of towns) {
    const list = elements(pageAt(paths.town(slug)), 'dl')[0]!;
    expect(elements(list, 'dt', 'dd').map(textOf), slug).toEqual(
      rows.flatMap(({ name, rate, wholeJob }) => [name, `${wholeJob}${rate}`]),
    );
  }
});

test('the map of the areas page names every water and neighbour of the pack, and every town', () => {
  const shown = elements(pageAt(paths.areas), 'text').map(textOf);
  const places = [...map.waters, ...map.neighbours, ...towns];
  expect(shown.sort()).toEqual(places.map(({ label }) => label).sort());
});

/** Words that visitors see only after a press, which the tests of those parts look for. */
const onDemand =
  /^(?:badges|quiz)\.|^service-cards\..*\.(?:description|benefits|process)|\.notListed|\.businessWork|\.ask\.diary/;

/** Lists the texts of several words in what a file of the pack exports, each with its place. */
function textsIn(
  value: unknown,
  place: string,
): [place: string, text: string][] {
  if (typeof value === 'string')
    return value.includes(' ') ? [[place, value]] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    textsIn(part, `${place}.${name}`),
  );
}

test("every text of the pack's words stands on a page", async () => {
  const files = import.meta.glob('../../../site/words/*.ts');
  const whole = site
    .flatMap(({ document }) => [
      ...elements(document, 'body').map(textOf),
      ...elements(document, 'meta', 'img').flatMap(({ attribs }) =>
        Object.values(attribs),
      ),
    ])
    .join('\n');
  const plain = (text: string) =>
    textOf(parseDocument(`<p>${text}</p>`).children[0]!);
  for (const [file, load] of Object.entries(files)) {
    const texts = textsIn(await load(), basename(file, '.ts'));
    const missing = texts.filter(
      ([place, text]) => !onDemand.test(place) && !whole.includes(plain(text)),
    );
    expect(missing).toEqual([]);
  }
});

/** Returns the nodes of this type in the page's structured data, which must have no errors. */
const nodesOf = (built: BuiltPage, type: string): readonly DataObject[] => {
  const blocks = elements(built.document, 'script').filter(
    ({ attribs }) => attribs.type === 'application/ld+json',
  );
  const { nodes, errors } = parseStructuredData(
    blocks.map((block) => DomUtils.textContent(block)),
  );
  expect(errors, built.path).toEqual([]);
  return nodes.filter((node) => node['@type'] === type);
};

test('the structured data of every indexable page describes the business once, and no page rates it', () => {
  const centre = {
    '@type': 'GeoCoordinates',
    latitude: business.geo.lat,
    longitude: business.geo.lon,
  };
  const expected = {
    '@type': 'HomeAndConstructionBusiness',
    '@id': `${siteUrl}/#business`,
    name: business.name,
    description: business.description,
    url: `${siteUrl}/`,
    image: `${siteUrl}/social/home.jpg`,
    telephone: business.phoneInternational,
    priceRange: '££',
    address: expect.objectContaining({
      '@type': 'PostalAddress',
      addressLocality: 'Exmouth',
      addressRegion: 'Devon',
      addressCountry: 'GB',
    }),
    geo: centre,
    areaServed: [
      { '@type': 'GeoCircle', geoMidpoint: centre, geoRadius: 30_000 },
      ...topTowns.map(({ label, type }) => ({
        '@type': type === 'city' ? 'City' : 'Place',
        name: label,
      })),
    ],
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: [
        'Monday',
        'Tuesday',
        'Wednesday',
        'Thursday',
        'Friday',
        'Saturday',
      ],
      opens: '08:00',
      closes: '18:00',
    },
    foundingDate: '2023',
    sameAs: Object.values(business.social),
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: 'Exterior cleaning',
      itemListElement: ['Driveway Cleaning', 'Commercial Pressure Washing'].map(
        (name) => ({
          '@type': 'Offer',
          itemOffered: { '@type': 'Service', name },
        }),
      ),
    },
  };
  for (const built of indexable)
    expect(nodesOf(built, 'HomeAndConstructionBusiness'), built.path).toEqual([
      expected,
    ]);
  expect(
    offenders(
      ({ html }) =>
        html.match(/"(?:aggregateRating|review|ratingValue)"/) ?? [],
    ),
  ).toEqual([]);
});

test("a Service in the structured data names the page's subject and place, refers to the business, and has the price that the first screen states", () => {
  for (const built of site) {
    const isLanding =
      built.page.kind === 'fixed' && /-(exeter|devon)$/.test(built.path);
    const services = nodesOf(built, 'Service');
    expect(services.length, built.path).toBe(
      built.page.kind === 'townService' || isLanding ? 1 : 0,
    );
    for (const { name, areaServed, ...service } of services) {
      const panel = elements(built.document, 'div').find(
        ({ attribs }) => attribs.class === 'panel-price',
      );
      expect('offers' in service, built.path).toBe(
        textOf(panel!).includes('£'),
      );
      const heading = textOf(elements(built.document, 'h1')[0]!).toLowerCase();
      expect(heading).toContain(String(name).toLowerCase());
      expect(heading).toContain(
        (areaServed as { name: string }).name.replace(/,.*/, '').toLowerCase(),
      );
      expect(service).toMatchObject({
        serviceType: name,
        url: siteUrl + built.path,
        provider: { '@id': `${siteUrl}/#business` },
      });
    }
  }
});
