import { expect, test } from 'vitest';
import { plumber } from '../../tests/support/plumber-pack.ts';
import { formatProblem } from '../../src/domain/problems.ts';
import { packProblems } from './check-pack.ts';
import type { PackData } from './pack-data.ts';

const { business, trade, towns, map, townPages, estimates, theme } = plumber;
const linesOf = (change: Partial<PackData>) => packProblems({ ...plumber, ...change }).map(formatProblem);

const offer = { surfaces: [{ quizSurface: 'Boiler' }], sizes: [{}] };
const year = (months: string[], reasons: string[]) => ({
  townPages: { ...townPages, years: { 'boiler-repairs': { months, reasons } } },
});
const fine = Array<string>(12).fill('fine');
const place = [50.6, -3.4] as const;

test('a pack of another trade has nothing wrong', () => {
  expect(packProblems(plumber)).toEqual([]);
});

/** What is wrong with the change. */
const cases: readonly (readonly [said: string, change: Partial<PackData>])[] = [
  [
    'site/business.ts: address.city: "Deal" is no town',
    { business: { ...business, address: { ...business.address, city: 'Deal' } } },
  ],
  [
    'site/business.ts: phoneInternational: is another number than phone',
    { business: { ...business, phoneInternational: '+441234567890' } },
  ],
  [
    'site/trade.ts: schemaType: "Plumer" is no kind of LocalBusiness that schema.org has: did you mean',
    { trade: { ...trade, schemaType: 'Plumer' } },
  ],
  ['site/towns.ts: topTownSlugs: "deal" is no town of site/towns.ts', { topTownSlugs: ['deal'] }],
  ['site/towns.ts: hythe: is there twice', { towns: [...towns, towns[0]!] }],
  ['site/map.ts: frame: Hythe (', { map: { ...map, frame: { west: 1.2, east: 1.5, south: 50, north: 52 } } }],
  ['site/map.ts: frame: is turned round', { map: { ...map, frame: { west: 2, east: 1, south: 50, north: 52 } } }],
  ['site/map.ts: border: "Anyshire" is no county', { map: { ...map, border: ['Anyshire'] } }],
  ['site/map-features.ts: rivers: Exe: lies wholly outside', { rivers: [{ name: 'Exe', course: [place, place] }] }],
  ['site/map-features.ts: moors: Marsh: needs 3 points', { moors: [{ name: 'Marsh', outline: [place, place] }] }],
  ['site/words/hub-heroes.ts: hubHeroes: "deal" is no town', { heroTowns: ['deal'] }],
  [
    'site/words/landing-pages/boilers-kent.ts: Boilers in Deal: "deal" is no town',
    { landingCopies: { 'boilers-kent': [{ label: 'Boilers in Deal', town: 'deal' }] } },
  ],
  [
    'site/words/landing-pages/boilers-kent.ts: Taps in Dover: "taps" is no service',
    { landingCopies: { 'boilers-kent': [{ label: 'Taps in Dover', town: 'dover', service: 'taps' }] } },
  ],
  ['site/words/landing-pages/copies.ts: boilers-kent: has no words', { landingCopies: {} }],
  ['site/words/service-cards.ts: boiler-repairs: has no card', { cards: [] }],
  ['site/words/quiz.ts: boiler-repairs: has no answer in the quiz', { answers: [] }],
  ['site/words/home.ts: boiler-repairs: has no line', { homeLines: [] }],
  ['site/trade.ts: boiler-repairs: has no offer', { offers: [] }],
  ['site/trade.ts: Gas: stands on no page', { offers: [...plumber.offers, { name: 'Gas', services: [] }] }],
  ['site/words/service-pictures.ts: servicePictures.boiler-repairs: is missing', { pictured: [] }],
  ['site/pricing.ts: serviceFigures.boiler-repairs: is missing', { priced: [] }],
  ['site/cards.ts: home: "boiler" is no picture', { described: [] }],
  [
    'site/words/surface-figures.ts: "A flue is swept from below.": "close-flue" is no close-up',
    { describedCloseUps: [] },
  ],
  ['site/words/footer.ts: hasCertificates: must be false', { badges: [] }],
  ['site/words/badges.ts: /badges/x.svg: is not there', { badges: ['/badges/x.svg'] }],
  ['site/theme.css: --color-go: "greenish" is no colour', { theme: new Map([...theme, ['go', 'greenish']]) }],
  ['site/mark.svg: has <script>', { mark: '<svg viewBox="0 0 9 9"><script/></svg>' }],
  [
    'site/words/footer.ts: footerSections: "trade" is no part',
    { footerSections: [{ label: 'Trade', section: 'trade' }] },
  ],
  ['site/redirects.ts: /old: "/kent/deal" is no page', { redirects: [{ from: '/old', to: '/kent/deal' }] }],
  ['site/redirects.ts: /kent/dover: is a page', { redirects: [{ from: '/kent/dover', to: '/' }] }],
  [
    'site/redirects.ts: /a: "/b" leads on itself',
    {
      redirects: [
        { from: '/a', to: '/b' },
        { from: '/b', to: '/' },
      ],
    },
  ],
  ['site/redirects.ts: 0.from: must be the path alone', { redirects: [{ from: 'https://x.example/old', to: '/' }] }],
  ['site/redirects.ts: 0.to: is missing', { redirects: [{ from: '/old' } as { from: string; to: string }] }],
  ['site/words/at-a-glance.ts: boiler-repairs: has no facts', { townPages: { ...townPages, glances: {} } }],
  ['site/words/year.ts: years.boiler-repairs: is missing', { townPages: { ...townPages, years: {} } }],
  ['site/words/year.ts: years.boiler-repairs.months: must be 12', year(fine.slice(1), ['Any month.'])],
  ['site/words/year.ts: years.boiler-repairs.reasons: are missing', year(fine, [])],
  ['site/picture-terms.ts: serviceWork.boiler-repairs: is missing', { townPages: { ...townPages, serviceWork: {} } }],
  [
    'site/words/surface-figures.ts: boiler-repairs: no picture shows its work',
    { townPages: { ...townPages, figures: [] } },
  ],
  [
    'site/words/surface-figures.ts: "Swept from a ladder.": names ladder, which close-flue does not show',
    { townPages: { ...townPages, figures: [{ pictures: ['close-flue'], caption: 'Swept from a ladder.' }] } },
  ],
  [
    'site/words/surface-figures.ts: "A flue is swept from below.": stands on no page',
    { shown: { 'close-flue': { surface: 'boiler', materials: ['brick'], works: ['sweeping'], tools: ['lance'] } } },
  ],
  [
    'site/words/service-pictures.ts: x: "boiler" shows no work of boiler-repairs',
    {
      ofServices: [
        { file: 'site/words/service-pictures.ts', field: 'x', picture: 'boiler', services: ['boiler-repairs'] },
      ],
    },
  ],
  [
    'site/estimates.ts: estimateOffers.boiler-repairs: is missing',
    { estimates: { ...estimates, byArea: ['boiler-repairs'] } },
  ],
  ['site/estimates.ts: cardOffers: "taps" is no card', { estimates: { ...estimates, cards: { taps: offer } } }],
  [
    'site/estimates.ts: estimateOffers.boiler-repairs: has no familiar size',
    { estimates: { ...estimates, services: { 'boiler-repairs': { ...offer, sizes: [] } } } },
  ],
  [
    'site/estimates.ts: cardOffers.boilers.quizSurface: "Tap" is no answer of the quiz',
    { estimates: { ...estimates, cards: { boilers: { ...offer, surfaces: [{ quizSurface: 'Tap' }] } } } },
  ],
  [
    'site/estimates.ts: estimateLimits.quizSizes: "Huge" is no answer',
    { estimates: { ...estimates, sizeAnswers: ['Huge'] } },
  ],
  ['site/things.ts: taps?: "taps" is no service', { things: [{ name: 'taps?', services: ['taps'] }] }],
];

test.each(cases)('%s', (said, change) => {
  const lines = linesOf(change);
  expect(lines).toContainEqual(expect.stringContaining(said));
  for (const line of lines) expect(line).not.toContain('\n');
});

test('everything that is wrong is reported at once', () => {
  expect(linesOf({ topTownSlugs: ['deal'], cards: [], badges: ['/x.svg'] })).toHaveLength(3);
});
