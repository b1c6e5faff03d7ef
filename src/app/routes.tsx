import { createRootRouteWithContext, createRoute } from '@tanstack/react-router';
import { hubQuery, townServiceQuery } from '../content/queries.ts';
import { fixedPageRows, townPageModules } from '../domain/page-table.ts';
import { routePatterns } from '../domain/routes.ts';
import { findService } from '../domain/services.ts';
import { findTown } from '../domain/towns.ts';
import { RootLayout } from '../layout/RootLayout.tsx';
import { ErrorPage } from '../pages/error/ErrorPage.tsx';
import { NotFoundPage } from '../pages/not-found/NotFoundPage.tsx';
import { pageComponent } from './page-components.ts';
import { loadContent, type RouterContext } from './router-context.ts';

const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: RootLayout,
  notFoundComponent: NotFoundPage,
  errorComponent: ErrorPage,
});
const getParentRoute = () => rootRoute;

const fixedRoutes = fixedPageRows.map(([, row]) =>
  createRoute({
    getParentRoute,
    path: row.path,
    loader: ({ context }) => (row.live ? context.openQueries() : undefined),
    component: pageComponent(row.module),
  }),
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
  loader: ({ context, params }) => loadContent(context, hubQuery(params.town.slug)),
  component: pageComponent(townPageModules.hub),
});
const townService = createRoute({
  getParentRoute,
  path: routePatterns.townService,
  params: {
    parse: (slugs) => {
      const found = findTown(slugs.town);
      const service = findService(slugs.service);
      return found && service ? { town: found, service } : false;
    },
    stringify: (found) => ({ town: found.town.slug, service: found.service.slug }),
  },
  loader: ({ context, params }) => loadContent(context, townServiceQuery(params.town.slug, params.service.slug)),
  component: pageComponent(townPageModules.townService),
});

export const routeTree = rootRoute.addChildren([...fixedRoutes, town, townService]);
