import { readTheme } from '../../pack/theme.ts';
import type { PackData } from '../../pack/read-pack.ts';

/** A pack with nothing wrong: a plumber with two towns and one service. */
export const plumber: PackData = {
  business: {
    name: 'Hythe Heating',
    shortName: 'Hythe',
    description: 'Boiler repairs and taps.',
    phone: '01303 496 0000',
    phoneInternational: '+4413034960000',
    email: 'hello@hythe.example',
    address: {
      street: '1 Yard',
      city: 'Hythe',
      region: 'Kent',
      postalCode: 'CT21 1AA',
      country: 'GB',
    },
    geo: { lat: 51.07, lon: 1.08 },
    serviceRadiusMetres: 10_000,
    priceRange: '££',
    establishedYear: 2020,
    openingHours: {
      days: ['Monday'],
      opens: '08:00',
      closes: '17:00',
      text: '8am-5pm, Mon',
    },
    social: {
      facebook: 'https://f.example/',
      tiktok: 'https://t.example/',
      linkedin: 'https://l.example/',
      maps: 'https://m.example/',
    },
    documents: {
      terms: 'https://d.example/terms.pdf',
      riskAcknowledgement: 'https://d.example/risk.pdf',
    },
    website: 'hythe.example',
  },
  region: { county: 'Kent', slug: 'kent', postcodeAreas: ['CT'] },
  trade: {
    name: 'Plumbing',
    hubTerm: 'Plumber',
    need: 'what needs doing',
    schemaType: 'Plumber',
    catalogue: 'Plumbing',
    offers: [{ name: 'Boiler Repairs', services: ['boiler-repairs'] }],
  },
  notOffered: [],
  towns: [
    { slug: 'hythe', label: 'Hythe', type: 'town', lat: 51.07, lon: 1.08 },
    { slug: 'dover', label: 'Dover', type: 'town', lat: 51.13, lon: 1.31 },
  ],
  topTownSlugs: ['hythe'],
  map: {
    frame: { west: 0.5, east: 1.5, south: 50.9, north: 51.5 },
    waters: [],
    border: ['Kent'],
    neighbours: [],
    majorTowns: ['dover'],
  },
  rivers: [
    {
      name: 'Stour',
      course: [
        [51.2, 0.9],
        [51.3, 1.3],
      ],
    },
  ],
  moors: [],
  services: [
    {
      slug: 'boiler-repairs',
      name: 'Boiler Repairs',
      headTerm: 'Boiler Repairs',
      places: ['boiler'],
    },
  ],
  serviceFigures: { 'boiler-repairs': {} },
  servicePictures: { 'boiler-repairs': { after: 'boiler', label: 'boiler' } },
  cardPictures: {},
  cardGroups: ['home'],
  cards: [{ id: 'boilers', name: 'Boilers', services: ['boiler-repairs'] }],
  answers: [{ name: 'Boiler', services: ['boiler-repairs'] }],
  homeLines: [{ name: 'Boilers mended', services: ['boiler-repairs'] }],
  areaSizes: ['Small'],
  things: [[/boilers?/, ['boiler-repairs']]],
  glances: { 'boiler-repairs': [{ label: 'Price', value: '£90' }] },
  years: {
    'boiler-repairs': {
      everywhere: {
        months: Array(12).fill('fine'),
        reasons: ['Any month.'],
      },
    },
  },
  surfaceFigures: [
    { pictures: ['close-flue'], caption: 'A flue is swept from below.' },
  ],
  serviceWork: {
    'boiler-repairs': {
      surfaces: ['boiler'],
      works: ['sweeping'],
      tools: ['brush'],
    },
  },
  estimateOffers: {},
  cardOffers: {},
  quizSizes: [{ upTo: 9, answer: 'Small' }],
  landingPages: [
    {
      id: 'boilers-kent',
      path: '/boilers-kent',
      service: 'boiler-repairs',
      name: 'Boilers Kent',
      link: 'Boilers in Kent',
      card: { title: 'Boilers', picture: 'boiler' },
    },
  ],
  landingCopies: {
    'boilers-kent': {
      hero: 'boiler',
      related: [
        { label: 'Boilers in Dover', town: 'dover', service: 'boiler-repairs' },
      ],
    },
  },
  redirects: [{ from: '/taps.php', to: '/kent/dover' }],
  pagePaths: ['/', '/kent/dover'],
  hubHeroes: { dover: { picture: 'boiler', intro: 'White cliffs.' } },
  galleryItems: [],
  homePictures: { portrait: 'close-flue', pairs: {}, about: [] },
  townCardPictures: [],
  footerSections: [{ label: 'Boilers', section: 'home' }],
  pictureTexts: { boiler: { alt: 'A boiler', sample: true } },
  closeUpTexts: {
    'close-flue': {
      alt: 'A flue and a brush',
      sample: true,
      shows: { surface: 'boiler', materials: ['brick'], works: ['sweeping'] },
    },
  },
  shownInPictures: {
    boiler: { surface: 'boiler', materials: [], works: ['sweeping'] },
  },
  terms: {
    boiler: /\bboilers?\b/i,
    sweeping: /\bswept\b/i,
    ladder: /\bladders?\b/i,
    brush: /\bbrush/i,
  },
  hasCertificates: true,
  badges: ['/badges/gas.svg'],
  files: ['/badges/gas.svg'],
  mark: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path d="M0 0h40"/></svg>',
  theme: readTheme(),
  pageCards: Object.fromEntries(
    [
      'home',
      'services',
      'gallery',
      'guarantee',
      'areas',
      'getQuote',
      'jobDiary',
    ].map((id) => [id, { title: 'Hythe Heating', picture: 'boiler' }]),
  ),
};
