import { expect, test } from 'vitest';
import { formatProblem } from '../core/domain/problems.ts';
import { packProblems } from './check-pack.ts';
import { readPack, type PackData } from './read-pack.ts';

const pack = await readPack();
const {
  business,
  trade,
  towns,
  services,
  map,
  theme,
  landingPages,
  landingCopies,
  questions,
  cardGroups,
  estimateLimits,
} = pack;
const town = towns[0]!;
const service = services[0]!.slug;
const [pairName, pair] = Object.entries(pack.pairs)[0]!;
const landing = landingPages[0]!.id;
const card = cardGroups[0]!.cards[0]!.id;

const linesOf = (change: Partial<PackData>) =>
  packProblems({ ...pack, ...change }).map(formatProblem);
const without = <Value>(list: Readonly<Record<string, Value>>, name: string) =>
  Object.fromEntries(Object.entries(list).filter(([key]) => key !== name));

const perSquareMetre = {
  pounds: 1,
  unit: {
    one: 'square metre',
    many: 'm²',
    per: 'per square metre',
    code: 'MTK' as const,
  },
};
const offer = {
  surfaces: [{ label: 'Flue', rate: perSquareMetre, quizSurface: 'Flue' }],
  sizes: [{ label: 'Small', length: 1, width: 1 }],
};
const copyLinking = (
  link: PackData['landingCopies'][string]['related'][number],
) => ({
  landingCopies: {
    ...landingCopies,
    [landing]: { ...landingCopies[landing]!, related: [link] },
  },
});

/** Changes to the pack, each with the start of the line that reports it. */
const cases: readonly (readonly [said: string, change: Partial<PackData>])[] = [
  [
    'site/business.ts: specialHours.text: is missing',
    {
      business: {
        ...business,
        specialHours: { days: [{ date: '2026-12-25' }] },
      },
    },
  ],
  [
    `site/pairs.ts: ${pairName}: has the same text for before and after`,
    { pairs: { ...pack.pairs, [pairName]: { ...pair, before: pair.after } } },
  ],
  [
    `site/landing-pages.ts: ${landing}: "/gallery" is another page's address`,
    {
      landingPages: landingPages.map((row) => ({ ...row, path: '/gallery' })),
      pagePaths: [...pack.pagePaths, '/gallery'],
    },
  ],
  [
    "site/pages/own-pages.ts: services: is another page's id",
    {
      ownPages: [
        {
          id: 'services',
          path: '/our-story',
          module: 'StoryPage.tsx',
          link: 'Our Story',
        },
      ],
      ownModules: ['StoryPage.tsx'],
      pageIds: [...pack.pageIds, 'services'],
    },
  ],
  [
    'site/business.ts: address.city: "Deal" is not a town',
    {
      business: { ...business, address: { ...business.address, city: 'Deal' } },
    },
  ],
  [
    'site/business.ts: phoneInternational: differs from phone',
    { business: { ...business, phoneInternational: '+441234567890' } },
  ],
  [
    'site/business.ts: email: "mail" is not an e-mail address',
    { business: { ...business, email: 'mail' } },
  ],
  [
    'site/business.ts: geo: lies ',
    {
      business: {
        ...business,
        geo: { ...business.geo, lon: -business.geo.lon },
      },
    },
  ],
  [
    'site/trade.ts: schemaType: "Plumer" is not a kind of LocalBusiness on schema.org: did you mean',
    { trade: { ...trade, schemaType: 'Plumer' } },
  ],
  [
    'site/towns.ts: topTownSlugs: there is no town "deal" in site/towns.ts',
    { topTownSlugs: ['deal'] },
  ],
  [`site/towns.ts: ${town.slug}: is there twice`, { towns: [...towns, town] }],
  [
    `site/towns.ts: ${town.slug}: is shown as "Dael", another name`,
    { towns: [{ ...town, label: 'Dael' }, ...towns.slice(1)] },
  ],
  [
    `site/pricing.ts: serviceFigures.${service}.cost: "£180-£60" runs backwards`,
    {
      serviceFigures: {
        ...pack.serviceFigures,
        [service]: { cost: '£180-£60' },
      },
    },
  ],
  [
    `site/map.ts: frame: ${town.label} (`,
    { map: { ...map, frame: { west: -20, east: -19, south: 49, north: 50 } } },
  ],
  [
    'site/map.ts: frame: is turned round',
    { map: { ...map, frame: { west: 2, east: 1, south: 50, north: 52 } } },
  ],
  [
    'site/map.ts: border: there is no county "Anyshire"',
    { map: { ...map, border: ['Anyshire'] } },
  ],
  [
    `site/words/landing-pages/${landing}.ts: Here: there is no town "deal"`,
    copyLinking({ label: 'Here', town: 'deal' }),
  ],
  [
    `site/words/landing-pages/${landing}.ts: Taps: there is no service "taps"`,
    copyLinking({ label: 'Taps', town: town.slug, service: 'taps' }),
  ],
  [
    `site/words/landing-pages/copies.ts: landingCopies.${landing}: is missing`,
    { landingCopies: without(landingCopies, landing) },
  ],
  [
    `site/words/service-cards.ts: ${service}: has no card`,
    { cardGroups: [{ ...cardGroups[0]!, cards: [] }] },
  ],
  [
    `site/words/quiz.ts: ${service}: has no answer in the quiz`,
    {
      questions: {
        ...questions,
        surfaceType: { ...questions.surfaceType, options: [] },
      },
    },
  ],
  [`site/words/home.ts: ${service}: has no line`, { forYourHome: [] }],
  [
    `site/trade.ts: ${service}: has no offer`,
    { trade: { ...trade, offers: [] }, notOffered: [] },
  ],
  [
    'site/trade.ts: Gas: is on no page',
    {
      trade: {
        ...trade,
        offers: [...trade.offers, { name: 'Gas', services: [] }],
      },
    },
  ],
  [
    `site/pricing.ts: serviceFigures.${service}: is missing`,
    { serviceFigures: without(pack.serviceFigures, service) },
  ],
  [
    `site/cards.ts: home: there is no pair "${pack.pageCards.home.pair}"`,
    { pairs: {} },
  ],
  [
    'site/words/footer.ts: hasCertificates: must be false',
    { badges: [], hasCertificates: true },
  ],
  [
    'site/words/badges.ts: /badges/x.svg: is not there',
    {
      badges: [
        { name: 'X', src: '/badges/x.svg', width: 1, height: 1, sample: true },
      ],
    },
  ],
  [
    'site/theme.css: --color-go: "greenish" is not a colour',
    { theme: new Map([...theme, ['go', 'greenish']]) },
  ],
  [
    'site/mark.svg: has <script>',
    { mark: '<svg viewBox="0 0 9 9"><script/></svg>' },
  ],
  [
    'site/words/footer.ts: Trade: there is no section "trade"',
    { footerSections: [{ label: 'Trade', section: 'trade' }] },
  ],
  [
    'site/redirects.ts: /old: "/kent/deal" is not a page',
    { redirects: [{ from: '/old', to: '/kent/deal' }] },
  ],
  [
    'site/redirects.ts: /services: is a page',
    { redirects: [{ from: '/services', to: '/' }] },
  ],
  [
    'site/towns.ts: apartByRoad: there is no town "deal" in site/towns.ts',
    { apartByRoad: [['truro', 'deal']] },
  ],
  [
    'site/redirects.ts: /a: "/b" redirects in turn',
    {
      redirects: [
        { from: '/a', to: '/b' },
        { from: '/b', to: '/' },
      ],
    },
  ],
  [
    `site/words/at-a-glance.ts: glances.${service}: is missing`,
    { glances: without(pack.glances, service) },
  ],
  [
    'site/words/year.ts: years: there is no service "taps"',
    { years: { taps: Object.values(pack.years)[0]! } },
  ],
  [
    `site/pairs.ts: ${service}: no pair shows its work`,
    { services: services.map((row) => ({ ...row, places: ['attic'] })) },
  ],
  [
    `site/pairs.ts: ${pairName}.caption: names gold, which the picture does not show`,
    {
      materials: { ...pack.materials, gold: /\bgold\b/i },
      pairs: { ...pack.pairs, [pairName]: { ...pair, caption: 'Gold.' } },
    },
  ],
  [
    `site/words/landing-pages/${landing}.ts: pair: "attic" shows no work of`,
    {
      pairs: { ...pack.pairs, attic: { ...pair, place: 'attic' } },
      landingCopies: {
        ...landingCopies,
        [landing]: { ...landingCopies[landing]!, pair: 'attic' },
      },
    },
  ],
  [
    `site/estimates.ts: estimateOffers.${service}: is missing`,
    {
      estimateOffers: {},
      servicePrices: { [service]: perSquareMetre },
    },
  ],
  [
    'site/estimates.ts: cardOffers: there is no card "taps"',
    { cardOffers: { taps: offer } },
  ],
  [
    `site/estimates.ts: cardOffers.${card}: there is no answer "Flue" in site/words/quiz.ts`,
    { cardOffers: { [card]: offer } },
  ],
  [
    'site/estimates.ts: estimateLimits.quizSizes: there is no answer "Huge"',
    {
      estimateLimits: {
        ...estimateLimits,
        quizSizes: [{ upTo: 9, answer: 'Huge' }],
      },
    },
  ],
  ['site/words/footer.ts: pictureNote: is empty', { pictureNote: '' }],
  [
    'site/words/home.ts: Eaves: there is no card "eaves"',
    { forYourBusiness: [{ text: 'Eaves', services: [], card: 'eaves' }] },
  ],
  [
    'site/text-rules.ts: taps?: there is no service "taps"',
    { wordsOfServices: [[/taps?/, ['taps']]] },
  ],
];

test.each(cases)('%s', (said, change) => {
  const lines = linesOf(change);
  expect(lines).toContainEqual(expect.stringContaining(said));
  for (const line of lines) expect(line).not.toContain('\n');
});

test('problems in three files are reported together', () => {
  const lines = linesOf({
    topTownSlugs: ['deal'],
    forYourHome: [],
    redirects: [{ from: '/old', to: '/deal' }],
  });
  for (const said of ['topTownSlugs', 'has no line', '/old'])
    expect(lines).toContainEqual(expect.stringContaining(said));
});

test.each([
  ['burton-on-trent', 'Burton upon Trent'],
  ['saint-ives', 'St Ives'],
  ['ynys-mon', 'Ynys Môn'],
  ['hay', 'Hay-on-Wye'],
])('the slug %s and the label %s are accepted as one name', (slug, label) => {
  const lines = linesOf({ towns: [...towns, { ...town, slug, label }] });
  expect(lines.filter((line) => line.includes('another name'))).toEqual([]);
});
