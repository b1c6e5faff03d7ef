import { services, type ServiceSlug } from './services.ts';
import { towns } from './towns.ts';

/** Every address of the site is written here and nowhere else. */
export const paths = {
  home: '/',
  services: '/services',
  gallery: '/gallery',
  guarantee: '/guarantee',
  areas: '/areas-we-serve',
  getQuote: '/get-quote',
  jobDiary: '/job-diary',
  privacy: '/privacy-policy',
  patioExeter: '/patio-cleaning-exeter',
  drivewayExeter: '/driveway-cleaning-exeter',
  pressureWashingDevon: '/pressure-washing-devon',
  roofDevon: '/roof-cleaning-devon',
  town: (townSlug: string) => `/devon/${townSlug}`,
  townService: (townSlug: string, serviceSlug: string) => `/devon/${townSlug}/${serviceSlug}`,
} as const;

/** Where the generator puts a page's content, relative to the site's root. */
export const contentPaths = {
  townService: (townSlug: string, serviceSlug: string) => `/content/devon/${townSlug}/${serviceSlug}.json`,
  hub: (townSlug: string) => `/content/hubs/${townSlug}.json`,
} as const;

/** Route patterns in TanStack Router's syntax; the router is tested to have exactly these. */
export const routePatterns = {
  home: paths.home,
  services: paths.services,
  gallery: paths.gallery,
  guarantee: paths.guarantee,
  areas: paths.areas,
  getQuote: paths.getQuote,
  jobDiary: paths.jobDiary,
  privacy: paths.privacy,
  patioExeter: paths.patioExeter,
  drivewayExeter: paths.drivewayExeter,
  pressureWashingDevon: paths.pressureWashingDevon,
  roofDevon: paths.roofDevon,
  town: '/devon/$townSlug',
  townService: '/devon/$townSlug/$serviceSlug',
} as const;

export type FixedPageId = Exclude<keyof typeof routePatterns, 'town' | 'townService'>;

export type Page =
  | { readonly kind: 'fixed'; readonly id: FixedPageId; readonly path: string }
  | { readonly kind: 'hub'; readonly path: string; readonly townSlug: string }
  | {
      readonly kind: 'townService';
      readonly path: string;
      readonly townSlug: string;
      readonly serviceSlug: ServiceSlug;
    }
  | { readonly kind: 'notFound'; readonly path: string };

const fixedPageIds = Object.keys(routePatterns).filter(
  (id): id is FixedPageId => id !== 'town' && id !== 'townService',
);

/** A path no route matches; its snapshot is the 404 page. */
export const notFoundPage: Page = { kind: 'notFound', path: '/404' };

/** The 355 pages, in the order of the site map: fixed pages, then each town with its services. */
export const pages: readonly Page[] = [
  ...fixedPageIds.map((id): Page => ({ kind: 'fixed', id, path: routePatterns[id] })),
  ...towns.flatMap((town): Page[] => [
    { kind: 'hub', path: paths.town(town.slug), townSlug: town.slug },
    ...services.map((service): Page => ({
      kind: 'townService',
      path: paths.townService(town.slug, service.slug),
      townSlug: town.slug,
      serviceSlug: service.slug,
    })),
  ]),
];

/** Pages that ask crawlers not to index them. */
export function isIndexable(page: Page): boolean {
  return page.kind !== 'notFound' && page.path !== paths.privacy;
}

/** Where a page's snapshot lies in `dist/`: `/` is index.html, `/a/b` is a/b.html. */
export function snapshotFile(page: Page): string {
  return page.path === '/' ? 'index.html' : `${page.path.slice(1)}.html`;
}
