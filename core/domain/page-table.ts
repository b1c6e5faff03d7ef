import { mapGet } from './assert-defined.ts';
import { quotePath } from './quote-link.ts';
import { pageCards } from '#site/cards.ts';
import { landingPages } from '#site/landing-pages.ts';
import { ownPages } from '#site/pages/own-pages.ts';
import type { Card } from '../schemas/cards.ts';
import type { LandingPageRow } from '../schemas/landing-pages.ts';
import type { OwnPage } from '../schemas/own-pages.ts';

/** A fixed page, as read by the router, social cards, analytics and the list of preloads. */
interface FixedPageRow {
  readonly path: string;
  /** Module below `pages/` that exports the page's component under the file's name. */
  readonly module: string;
  /** Asks crawlers not to index the page. */
  readonly noIndex?: boolean;
  /** Social card, for shared links; defaults to the home page's card. */
  readonly card?: Card;
  /** Slug of the service that the page is about. */
  readonly service?: string;
}

const rowsOfEverySite = {
  home: { path: '/', module: 'home/HomePage.tsx' },
  services: {
    path: '/services',
    module: 'services/ServicesPage.tsx',
  },
  gallery: { path: '/gallery', module: 'gallery/GalleryPage.tsx' },
  guarantee: {
    path: '/guarantee',
    module: 'guarantee/GuaranteePage.tsx',
  },
  areas: { path: '/areas-we-serve', module: 'areas/AreasPage.tsx' },
  getQuote: { path: quotePath, module: 'get-quote/GetQuotePage.tsx' },
  jobDiary: { path: '/job-diary', module: 'job-diary/JobDiaryPage.tsx' },
  privacy: {
    path: '/privacy-policy',
    module: 'privacy/PrivacyPage.tsx',
    noIndex: true,
  },
} as const satisfies Readonly<Record<string, FixedPageRow>>;

/** Id of a fixed page that every business has. */
export type CorePageId = keyof typeof rowsOfEverySite;

/** The pack's landing pages, in footer and sitemap order. */
export const landingRows: readonly LandingPageRow[] = landingPages;

/** Pages whose components the pack provides, in footer and sitemap order. */
export const ownRows: readonly OwnPage[] = ownPages;

const cards: Readonly<Record<string, Card | undefined>> = pageCards;

/** Every fixed page, in sitemap order: those of every site, then the pack's. */
export const fixedPageRows: readonly (readonly [
  id: string,
  row: FixedPageRow,
])[] = [
  ...Object.entries<FixedPageRow>(rowsOfEverySite).map(
    ([id, row]) => [id, { card: cards[id], ...row }] as const,
  ),
  ...landingRows.map(
    ({ id, ...row }) =>
      [id, { ...row, module: 'landing/LandingPage.tsx' }] as const,
  ),
  ...ownRows.map(({ id, ...row }) => [id, row] as const),
];

const rowById: ReadonlyMap<string, FixedPageRow> = new Map(fixedPageRows);

/** Returns the row of a fixed page. @throws Error if there is no such page */
export const fixedPage = (id: string): FixedPageRow => mapGet(rowById, id);

/** Whether the table asks crawlers not to index the page at a path. */
export const isUnlisted = (path: string): boolean =>
  fixedPageRows.some(([, row]) => row.path === path && row.noIndex === true);

/** Module of the page that is shown for unknown paths. */
export const notFoundModule = 'not-found/NotFoundPage.tsx';

/** Modules of town hubs and service pages. */
export const townPageModules = {
  hub: 'town/TownHubPage.tsx',
  townService: 'town-service/TownServicePage.tsx',
} as const;

/** Returns the landing page about a service, if there is one. */
export const landingOfService = (
  service: string | undefined,
): LandingPageRow | undefined =>
  landingRows.find((row) => row.service === service);
