import { region } from '#site/region.ts';
import { fixedPage, fixedPageRows, type CorePageId } from './page-table.ts';
import { services, type ServiceSlug } from './services.ts';
import { towns } from './towns.ts';

const fixedPaths = Object.fromEntries(
  fixedPageRows.map(([id, { path }]) => [id, path]),
) as Readonly<Record<CorePageId, string>>;

/**
 * Builds the paths of all pages; no other code does. The paths of fixed pages come from the page
 * table.
 */
export const paths = {
  ...fixedPaths,
  town: (townSlug: string) => `/${region.slug}/${townSlug}`,
  townService: (townSlug: string, serviceSlug: string) =>
    `/${region.slug}/${townSlug}/${serviceSlug}`,
} as const;

/** Path of a fixed page of the pack, by its id. */
export const pagePath = (id: string): string => fixedPage(id).path;

/** Where a page's generated content is, from the site's root. */
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

/** Every page, in the order of the sitemap: fixed pages, then each town with its services. */
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

/** A page's file in `dist/`: `index.html` for `/`, `a/b.html` for `/a/b`. */
export function snapshotFile({ path }: Pick<Page, 'path'>): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}
