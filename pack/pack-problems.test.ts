import { expect, test } from 'vitest';
import { plumber } from '../tests/support/plumber-pack.ts';
import { formatProblem } from '../src/domain/problems.ts';
import type { ServiceYear } from './schemas/facts.ts';
import type { ShownWork } from './schemas/pictures.ts';
import type { PackLink } from './schemas/words.ts';
import { packProblems } from './check-pack.ts';
import type { PackData } from './read-pack.ts';

const { business, trade, towns, map, landingCopies, theme } = plumber;
const linesOf = (change: Partial<PackData>) =>
  packProblems({ ...plumber, ...change }).map(formatProblem);

const offer = {
  surfaces: [{ label: 'Boiler', rate: '£1', quizSurface: 'Boiler' }],
  sizes: [{ label: 'Small', length: 1, width: 1 }],
};
const year = (months: ServiceYear['months'], reasons: string[]) => ({
  years: { 'boiler-repairs': { everywhere: { months, reasons } } },
});
const fine = Array<'fine'>(12).fill('fine');
const copiesLinking = (link: PackLink) => ({
  landingCopies: {
    'boilers-kent': { ...landingCopies['boilers-kent']!, related: [link] },
  },
});
const shows = (record: ShownWork) => ({
  closeUpTexts: {
    'close-flue': { alt: 'A flue', sample: true, shows: record },
  },
});
const place = [50.6, -3.4] as const;

test('a pack of another trade has nothing wrong', () => {
  expect(packProblems(plumber)).toEqual([]);
});

/** What is wrong with the change. */
const cases: readonly (readonly [said: string, change: Partial<PackData>])[] = [
  [
    'site/business.ts: address.city: "Deal" is no town',
    {
      business: { ...business, address: { ...business.address, city: 'Deal' } },
    },
  ],
  [
    'site/business.ts: phoneInternational: is another number than phone',
    { business: { ...business, phoneInternational: '+441234567890' } },
  ],
  [
    'site/trade.ts: schemaType: "Plumer" is no kind of LocalBusiness that schema.org has: did you mean',
    { trade: { ...trade, schemaType: 'Plumer' } },
  ],
  [
    'site/towns.ts: topTownSlugs: "deal" is no town of site/towns.ts',
    { topTownSlugs: ['deal'] },
  ],
  ['site/towns.ts: hythe: is there twice', { towns: [...towns, towns[0]!] }],
  [
    'site/map.ts: frame: Hythe (',
    { map: { ...map, frame: { west: 1.2, east: 1.5, south: 50, north: 52 } } },
  ],
  [
    'site/map.ts: frame: is turned round',
    { map: { ...map, frame: { west: 2, east: 1, south: 50, north: 52 } } },
  ],
  [
    'site/map.ts: border: "Anyshire" is no county',
    { map: { ...map, border: ['Anyshire'] } },
  ],
  [
    'site/map-features.ts: rivers: Exe: lies wholly outside',
    { rivers: [{ name: 'Exe', course: [place, place] }] },
  ],
  [
    'site/map-features.ts: moors: Marsh: needs 3 points',
    { moors: [{ name: 'Marsh', outline: [place, place] }] },
  ],
  [
    'site/words/hub-heroes.ts: hubHeroes: "deal" is no town',
    { hubHeroes: { deal: undefined } },
  ],
  [
    'site/words/landing-pages/boilers-kent.ts: Boilers in Deal: "deal" is no town',
    copiesLinking({ label: 'Boilers in Deal', town: 'deal' }),
  ],
  [
    'site/words/landing-pages/boilers-kent.ts: Taps in Dover: "taps" is no service',
    copiesLinking({ label: 'Taps in Dover', town: 'dover', service: 'taps' }),
  ],
  [
    'site/words/landing-pages/copies.ts: boilers-kent: has no words',
    { landingCopies: {} },
  ],
  ['site/words/service-cards.ts: boiler-repairs: has no card', { cards: [] }],
  [
    'site/words/quiz.ts: boiler-repairs: has no answer in the quiz',
    { answers: [] },
  ],
  ['site/words/home.ts: boiler-repairs: has no line', { homeLines: [] }],
  [
    'site/trade.ts: boiler-repairs: has no offer',
    { trade: { ...trade, offers: [] } },
  ],
  [
    'site/trade.ts: Gas: stands on no page',
    {
      trade: {
        ...trade,
        offers: [...trade.offers, { name: 'Gas', services: [] }],
      },
    },
  ],
  [
    'site/words/service-pictures.ts: servicePictures.boiler-repairs: is missing',
    { servicePictures: {} },
  ],
  [
    'site/pricing.ts: serviceFigures.boiler-repairs: is missing',
    { serviceFigures: {} },
  ],
  ['site/cards.ts: home: "boiler" is no picture', { pictureTexts: {} }],
  [
    'site/words/surface-figures.ts: "A flue is swept from below.": "close-flue" is no close-up',
    { closeUpTexts: {} },
  ],
  ['site/words/footer.ts: hasCertificates: must be false', { badges: [] }],
  [
    'site/words/badges.ts: /badges/x.svg: is not there',
    { badges: ['/badges/x.svg'] },
  ],
  [
    'site/theme.css: --color-go: "greenish" is no colour',
    { theme: new Map([...theme, ['go', 'greenish']]) },
  ],
  [
    'site/mark.svg: has <script>',
    { mark: '<svg viewBox="0 0 9 9"><script/></svg>' },
  ],
  [
    'site/words/footer.ts: footerSections: "trade" is no part',
    { footerSections: [{ label: 'Trade', section: 'trade' }] },
  ],
  [
    'site/redirects.ts: /old: "/kent/deal" is no page',
    { redirects: [{ from: '/old', to: '/kent/deal' }] },
  ],
  [
    'site/redirects.ts: /kent/dover: is a page',
    { redirects: [{ from: '/kent/dover', to: '/' }] },
  ],
  [
    'site/redirects.ts: /a: "/b" leads on itself',
    {
      redirects: [
        { from: '/a', to: '/b' },
        { from: '/b', to: '/' },
      ],
    },
  ],
  ['site/words/at-a-glance.ts: boiler-repairs: has no facts', { glances: {} }],
  ['site/words/year.ts: years.boiler-repairs: is missing', { years: {} }],
  [
    'site/words/year.ts: years.boiler-repairs.everywhere.months: must be 12',
    year(fine.slice(1), ['Any month.']),
  ],
  [
    'site/words/year.ts: years.boiler-repairs.everywhere.reasons: are missing',
    year(fine, []),
  ],
  [
    'site/picture-terms.ts: serviceWork.boiler-repairs: is missing',
    { serviceWork: {} },
  ],
  [
    'site/words/surface-figures.ts: boiler-repairs: no picture shows its work',
    { surfaceFigures: [] },
  ],
  [
    'site/words/surface-figures.ts: "Swept from a ladder.": names ladder, which close-flue does not show',
    {
      surfaceFigures: [
        { pictures: ['close-flue'], caption: 'Swept from a ladder.' },
      ],
    },
  ],
  [
    'site/words/surface-figures.ts: "A flue is swept from below.": stands on no page',
    shows({
      surface: 'boiler',
      materials: ['brick'],
      works: ['sweeping'],
      tools: ['lance'],
    }),
  ],
  [
    'site/words/service-pictures.ts: servicePictures.boiler-repairs.after: "boiler" shows no work of boiler-repairs',
    { shownInPictures: {} },
  ],
  [
    'site/estimates.ts: estimateOffers.boiler-repairs: is missing',
    {
      serviceFigures: {
        'boiler-repairs': { priceFrom: '£1 per square metre' },
      },
    },
  ],
  [
    'site/estimates.ts: cardOffers: "taps" is no card',
    { cardOffers: { taps: offer } },
  ],
  [
    'site/estimates.ts: estimateOffers.boiler-repairs: has no familiar size',
    { estimateOffers: { 'boiler-repairs': { ...offer, sizes: [] } } },
  ],
  [
    'site/estimates.ts: cardOffers.boilers.quizSurface: "Tap" is no answer of the quiz',
    {
      cardOffers: {
        boilers: {
          ...offer,
          surfaces: [{ ...offer.surfaces[0]!, quizSurface: 'Tap' }],
        },
      },
    },
  ],
  [
    'site/estimates.ts: estimateLimits.quizSizes: "Huge" is no answer',
    { quizSizes: [{ upTo: 9, answer: 'Huge' }] },
  ],
  [
    'site/things.ts: taps?: "taps" is no service',
    { things: [[/taps?/, ['taps']]] },
  ],
];

test.each(cases)('%s', (said, change) => {
  const lines = linesOf(change);
  expect(lines).toContainEqual(expect.stringContaining(said));
  for (const line of lines) expect(line).not.toContain('\n');
});

test('everything that is wrong is reported at once', () => {
  expect(
    linesOf({ topTownSlugs: ['deal'], answers: [], badges: ['/x.svg'] }),
  ).toHaveLength(3);
});
