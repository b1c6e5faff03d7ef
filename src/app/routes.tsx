import { createRootRouteWithContext, createRoute } from '@tanstack/react-router';
import { hubQuery, townServiceQuery } from '../content/queries.ts';
import { routePatterns } from '../domain/routes.ts';
import { findService } from '../domain/services.ts';
import { findTown } from '../domain/towns.ts';
import { RootLayout } from '../layout/RootLayout.tsx';
import { ErrorPage } from '../pages/error/ErrorPage.tsx';
import { NotFoundPage } from '../pages/not-found/NotFoundPage.tsx';
import { lazyRouteComponent } from './lazy-page.ts';
import { loadContent, type RouterContext } from './router-context.ts';

const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: RootLayout,
  notFoundComponent: NotFoundPage,
  errorComponent: ErrorPage,
});
const getParentRoute = () => rootRoute;

const home = createRoute({
  getParentRoute,
  path: routePatterns.home,
  component: lazyRouteComponent(() => import('../pages/home/HomePage.tsx'), 'HomePage'),
});
const services = createRoute({
  getParentRoute,
  path: routePatterns.services,
  component: lazyRouteComponent(() => import('../pages/services/ServicesPage.tsx'), 'ServicesPage'),
});
const gallery = createRoute({
  getParentRoute,
  path: routePatterns.gallery,
  component: lazyRouteComponent(() => import('../pages/gallery/GalleryPage.tsx'), 'GalleryPage'),
});
const guarantee = createRoute({
  getParentRoute,
  path: routePatterns.guarantee,
  component: lazyRouteComponent(() => import('../pages/guarantee/GuaranteePage.tsx'), 'GuaranteePage'),
});
const areas = createRoute({
  getParentRoute,
  path: routePatterns.areas,
  component: lazyRouteComponent(() => import('../pages/areas/AreasPage.tsx'), 'AreasPage'),
});
const getQuote = createRoute({
  getParentRoute,
  path: routePatterns.getQuote,
  component: lazyRouteComponent(() => import('../pages/get-quote/GetQuotePage.tsx'), 'GetQuotePage'),
});
const jobDiary = createRoute({
  getParentRoute,
  path: routePatterns.jobDiary,
  loader: ({ context }) => context.openQueries(),
  component: lazyRouteComponent(() => import('../pages/job-diary/JobDiaryPage.tsx'), 'JobDiaryPage'),
});
const privacy = createRoute({
  getParentRoute,
  path: routePatterns.privacy,
  component: lazyRouteComponent(() => import('../pages/privacy/PrivacyPage.tsx'), 'PrivacyPage'),
});

const landingPage = () => import('../pages/landing/LandingPage.tsx');
const patioExeter = createRoute({
  getParentRoute,
  path: routePatterns.patioExeter,
  component: lazyRouteComponent(landingPage, 'PatioExeterPage'),
});
const drivewayExeter = createRoute({
  getParentRoute,
  path: routePatterns.drivewayExeter,
  component: lazyRouteComponent(landingPage, 'DrivewayExeterPage'),
});
const pressureWashingDevon = createRoute({
  getParentRoute,
  path: routePatterns.pressureWashingDevon,
  component: lazyRouteComponent(landingPage, 'PressureWashingDevonPage'),
});
const roofDevon = createRoute({
  getParentRoute,
  path: routePatterns.roofDevon,
  component: lazyRouteComponent(landingPage, 'RoofDevonPage'),
});

// A slug that is not ours does not match, so that it gets the same 404 page as any unknown path.
const town = createRoute({
  getParentRoute,
  path: routePatterns.town,
  params: { parse: ({ townSlug }) => (findTown(townSlug) ? { townSlug } : false) },
  loader: ({ context, params }) => loadContent(context, hubQuery(params.townSlug)),
  component: lazyRouteComponent(() => import('../pages/town/TownHubPage.tsx'), 'TownHubPage'),
});
const townService = createRoute({
  getParentRoute,
  path: routePatterns.townService,
  params: {
    parse: ({ townSlug, serviceSlug }) =>
      findTown(townSlug) && findService(serviceSlug) ? { townSlug, serviceSlug } : false,
  },
  loader: ({ context, params }) => loadContent(context, townServiceQuery(params.townSlug, params.serviceSlug)),
  component: lazyRouteComponent(() => import('../pages/town-service/TownServicePage.tsx'), 'TownServicePage'),
});

export const routeTree = rootRoute.addChildren([
  home,
  services,
  gallery,
  guarantee,
  areas,
  getQuote,
  jobDiary,
  privacy,
  patioExeter,
  drivewayExeter,
  pressureWashingDevon,
  roofDevon,
  town,
  townService,
]);
