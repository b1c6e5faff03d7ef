import {
  createRootRouteWithContext,
  createRoute,
  ErrorComponent,
  LazyRoute,
  type ErrorComponentProps,
  type RouteComponent,
} from '@tanstack/react-router';
import { useEffect } from 'react';
import { assertDefined } from '../../core/domain/assert-defined.ts';
import {
  fetchContent,
  findPageData,
  queryKeys,
} from '../../core/domain/page-data.ts';
import type { ShownTownService } from '../../core/domain/diary/recent-work.ts';
import type { HubContent } from '../../core/domain/content.ts';
import {
  fixedPageRows,
  notFoundModule,
  townPageModules,
} from '../../core/domain/page-table.ts';
import type { PageData } from '../../core/domain/rendering.ts';
import { contentPaths, routePatterns } from '../../core/domain/pages.ts';
import { findService } from '../../core/domain/services.ts';
import { findTown } from '../../core/domain/towns.ts';
import { RootLayout } from './RootLayout.tsx';
import { ErrorPage } from '../pages/error/ErrorPage.tsx';
import { loadSections } from '../ui/lazy-hydration.tsx';

export interface RouterContext {
  /** Data in the document, for the first page. */
  readonly pageData: PageData;
}

/** Returns generated content: from the document if it is there, otherwise fetched from `path`. */
const loadContent = async <Content,>(
  { pageData }: RouterContext,
  key: readonly unknown[],
  path: string,
) =>
  (findPageData(pageData, key) as Content | undefined) ??
  fetchContent<Content>(path);

const modules = import.meta.glob<Record<string, RouteComponent>>([
  '../pages/*/*Page.tsx',
  '#site/pages/*Page.tsx',
  // The error page is part of the entry chunk, since it must work when nothing else loads.
  '!../pages/error/*',
]);

/**
 * Returns a loader for the page component that a module of `src/pages/` or of the pack's `pages/`
 * exports under its file's name. Replaces the router's lazy component, which reloads as soon as a
 * script is missing and so loses the page when offline. The error page decides instead.
 * @throws Error if there is no such module
 */
function pageComponent(module: string) {
  const found = Object.entries(modules).find(([path]) =>
    path.endsWith(`pages/${module}`),
  );
  const [, load] = assertDefined(found, module);
  const name = module.replaceAll(/.*\/|\.tsx$/g, '');
  return async () => {
    const page = await load();
    await loadSections();
    const component = page[name];
    return new LazyRoute({ id: module, component });
  };
}

/**
 * Shows an error in development and reloads the page after the next save, since React Refresh would
 * not reset the error boundary.
 */
function DevelopmentError({ error }: ErrorComponentProps) {
  useEffect(
    () => import.meta.hot?.on('vite:afterUpdate', () => location.reload()),
    [],
  );
  return <ErrorComponent error={error} />;
}

export const errorComponent = import.meta.hot ? DevelopmentError : ErrorPage;

const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: RootLayout,
  errorComponent,
});
const getParentRoute = () => rootRoute;

const plainRoute = (path: string, module: string) =>
  createRoute({ getParentRoute, path }).lazy(pageComponent(module));

// Unknown slugs do not match, so that they get the 404 page like any unknown path.
const town = createRoute({
  getParentRoute,
  path: routePatterns.town,
  params: {
    parse: (slugs) => {
      const found = findTown(slugs.town);
      return found ? { town: found } : false;
    },
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
  },
  loader: ({ context, params }) => {
    const { town, service } = params;
    const slugs = [town.slug, service.slug] as const;
    return loadContent<ShownTownService>(
      context,
      queryKeys.townService(...slugs),
      contentPaths.townService(...slugs),
    );
  },
}).lazy(pageComponent(townPageModules.townService));

export const routeTree = rootRoute.addChildren([
  ...fixedPageRows.map(([, { path, module }]) => plainRoute(path, module)),
  town,
  townService,
  plainRoute(routePatterns.notFound, notFoundModule),
]);
