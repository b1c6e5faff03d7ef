import { region } from '#site/region.ts';
import { fixedPage, fixedPageRows, type CorePageId } from './page-table.ts';
import { services, type ServiceSlug } from './services.ts';
import { towns } from './towns.ts';

const fixedPaths = Object.fromEntries(
  fixedPageRows.map(([id, { path }]) => [id, path]),
) as Readonly<Record<CorePageId, string>>;

/**
 * Builds the path of every page; no other code builds paths. Fixed pages' paths come from the page
 * table.
 */
export const paths = {
  ...fixedPaths,
  town: (townSlug: string) => `/${region.slug}/${townSlug}`,
  townService: (townSlug: string, serviceSlug: string) =>
    `/${region.slug}/${townSlug}/${serviceSlug}`,
} as const;

/** Returns the path of a fixed page of the pack. */
export const pagePath = (id: string): string => fixedPage(id).path;

/** Builds the URL paths of files with generated content. */
export const contentPaths = {
  townService: (townSlug: string, serviceSlug: string) =>
    `/content/${region.slug}/${townSlug}/${serviceSlug}.json`,
  hub: (townSlug: string) => `/content/hubs/${townSlug}.json`,
} as const;

/** Route patterns in TanStack Router's syntax. A test compares the router with them. */
export const routePatterns = {
  ...fixedPaths,
  town: `/${region.slug}/$town`,
  townService: `/${region.slug}/$town/$service`,
  /** Matches every path that no other pattern matches. */
  notFound: '/$',
} as const;

export type Page =
  | {
      readonly kind: 'fixed';
      readonly id: string;
      readonly path: string;
    }
  | {
      readonly kind: 'hub';
      readonly path: string;
      readonly townSlug: string;
    }
  | {
      readonly kind: 'townService';
      readonly path: string;
      readonly townSlug: string;
      readonly serviceSlug: ServiceSlug;
    }
  | { readonly kind: 'notFound'; readonly path: string };

/** The 404 page. */
export const notFoundPage: Page = { kind: 'notFound', path: '/404' };

/** Every page, in sitemap order: fixed pages, then each town's hub and service pages. */
export const pages: readonly Page[] = [
  ...fixedPageRows.map(([id, { path }]): Page => {
    return { kind: 'fixed', id, path };
  }),
  ...towns.flatMap((town): Page[] => [
    {
      kind: 'hub',
      path: paths.town(town.slug),
      townSlug: town.slug,
    },
    ...services.map((service): Page => ({
      kind: 'townService',
      path: paths.townService(town.slug, service.slug),
      townSlug: town.slug,
      serviceSlug: service.slug,
    })),
  ]),
];

/** Returns a page's file in `dist/`: `index.html` for `/`, `a/b.html` for `/a/b`. */
export function snapshotFile({ path }: Pick<Page, 'path'>): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}
