import { mapGet } from './assert-defined.ts';
import { pageCards } from '#site/cards.ts';
import { landingPages } from '#site/landing-pages.ts';
import type { Card, LandingPageRow } from '../../pack/schemas/business.ts';

/** A page of its own address. Router, snapshot preloads, social cards and analytics places are read from its row. */
export interface FixedPageRow {
  readonly path: string;
  /** The component's module below `src/pages/`, whose file has the component's name. */
  readonly module: string;
  /** True where crawlers are asked to leave it out. */
  readonly noIndex?: boolean;
  /** The picture that a shared link shows; left out, home's is shown. */
  readonly card?: Card;
  /** Slug of the service that the page is about. */
  readonly service?: string;
}

const rowsOfEverySite = {
  home: { path: '/', module: 'home/HomePage.tsx', card: pageCards.home },
  services: {
    path: '/services',
    module: 'services/ServicesPage.tsx',
    card: pageCards.services,
  },
  gallery: {
    path: '/gallery',
    module: 'gallery/GalleryPage.tsx',
    card: pageCards.gallery,
  },
  guarantee: {
    path: '/guarantee',
    module: 'guarantee/GuaranteePage.tsx',
    card: pageCards.guarantee,
  },
  areas: {
    path: '/areas-we-serve',
    module: 'areas/AreasPage.tsx',
    card: pageCards.areas,
  },
  getQuote: {
    path: '/get-quote',
    module: 'get-quote/GetQuotePage.tsx',
    card: pageCards.getQuote,
  },
  jobDiary: {
    path: '/job-diary',
    module: 'job-diary/JobDiaryPage.tsx',
    card: pageCards.jobDiary,
  },
  privacy: {
    path: '/privacy-policy',
    module: 'privacy/PrivacyPage.tsx',
    noIndex: true,
  },
} as const satisfies Readonly<Record<string, FixedPageRow>>;

/** Id of a page that every site has. */
export type CorePageId = keyof typeof rowsOfEverySite;

/** The pack's landing pages, in the order of footer and site map. */
export const landingRows: readonly LandingPageRow[] = landingPages;

/** Every page of its own address, in the order of the site map: a row here or in the pack's landing pages, and a component. */
export const fixedPageRows: readonly (readonly [
  id: string,
  row: FixedPageRow,
])[] = [
  ...Object.entries<FixedPageRow>(rowsOfEverySite),
  ...landingRows.map(
    ({ id, path, service, card }) =>
      [id, { path, module: 'landing/LandingPage.tsx', service, card }] as const,
  ),
];

const rowById: ReadonlyMap<string, FixedPageRow> = new Map(fixedPageRows);

/** The row of a page that the page list names. */
export const fixedPage = (id: string): FixedPageRow => mapGet(rowById, id);

/** Modules of the pages that every town has, below `src/pages/`. */
export const townPageModules = {
  hub: 'town/TownHubPage.tsx',
  townService: 'town-service/TownServicePage.tsx',
} as const;

/** The landing page that is about a service; undefined where none is. */
export const landingOfService = (
  service: string | undefined,
): LandingPageRow | undefined =>
  landingRows.find((row) => row.service === service);
