import {
  createRootRouteWithContext,
  createRoute,
  LazyRoute,
  type RouteComponent,
} from '@tanstack/react-router';
import { assertDefined } from '../domain/assert-defined.ts';
import type { HubContent } from '../domain/content.ts';
import { fetchContent, findPageData, queryKeys } from '../domain/page-data.ts';
import type { ShownTownService } from '../domain/diary/recent-work.ts';
import { fixedPageRows, townPageModules } from '../domain/page-table.ts';
import type { PageData } from '../domain/rendering.ts';
import { contentPaths, routePatterns } from '../domain/pages.ts';
import { findService } from '../domain/services.ts';
import { findTown } from '../domain/towns.ts';
import { RootLayout } from './RootLayout.tsx';
import { ErrorPage } from '../pages/error/ErrorPage.tsx';
import { NotFoundPage } from '../pages/not-found/NotFoundPage.tsx';
import { loadSections } from '../ui/lazy-hydration.tsx';

export interface RouterContext {
  /** Data the first page came with. */
  readonly pageData: PageData;
}

/** Generated content: what the page came with, else what the build has published. */
const loadContent = async <Content,>(
  { pageData }: RouterContext,
  key: readonly unknown[],
  path: string,
) =>
  (findPageData(pageData, key) as Content | undefined) ??
  fetchContent<Content>(path);

const modules = import.meta.glob<Record<string, RouteComponent>>([
  '../pages/*/*Page.tsx',
  // These two belong to the entry: they must be there when nothing else is.
  '!../pages/{error,not-found}/*',
]);

/**
 * Loads the component of a module below `src/pages/`, which has its file's name. Not by the router's lazy component, whose answer to a
 * missing script is to reload at once: without a connection that loses the page. The error page decides instead.
 * @throws Error where there is no such module.
 */
function pageComponent(module: string) {
  const load = assertDefined(modules[`../pages/${module}`], module);
  const [, name = ''] = /(\w+)\.tsx$/.exec(module) ?? [];
  return async () => {
    const page = await load();
    await loadSections();
    return new LazyRoute({ id: module, component: page[name] });
  };
}

const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: RootLayout,
  notFoundComponent: NotFoundPage,
  errorComponent: ErrorPage,
});
const getParentRoute = () => rootRoute;

const fixedRoutes = fixedPageRows.map(([, { path, module }]) =>
  createRoute({ getParentRoute, path }).lazy(pageComponent(module)),
);

// A slug that is not ours does not match, so that it gets the same 404 page as any unknown path.
const town = createRoute({
  getParentRoute,
  path: routePatterns.town,
  params: {
    parse: (slugs) => {
      const found = findTown(slugs.town);
      return found ? { town: found } : false;
    },
    stringify: (found) => ({ town: found.town.slug }),
  },
  loader: ({ context, params }) => {
    const { slug } = params.town;
    return loadContent<HubContent>(
      context,
      queryKeys.hub(slug),
      contentPaths.hub(slug),
    );
  },
}).lazy(pageComponent(townPageModules.hub));
const townService = createRoute({
  getParentRoute,
  path: routePatterns.townService,
  params: {
    parse: (slugs) => {
      const found = findTown(slugs.town);
      const service = findService(slugs.service);
      return found && service ? { town: found, service } : false;
    },
    stringify: (found) => ({
      town: found.town.slug,
      service: found.service.slug,
    }),
  },
  loader: ({ context, params }) => {
    const slugs = [params.town.slug, params.service.slug] as const;
    return loadContent<ShownTownService>(
      context,
      queryKeys.townService(...slugs),
      contentPaths.townService(...slugs),
    );
  },
}).lazy(pageComponent(townPageModules.townService));

export const routeTree = rootRoute.addChildren([
  ...fixedRoutes,
  town,
  townService,
]);
