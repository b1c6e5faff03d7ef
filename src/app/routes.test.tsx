import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import {
  notFoundPage,
  pages,
  routePatterns,
  type Page,
} from '../../core/domain/pages.ts';
import { createAppRouter } from './router.tsx';

const routerAt = (path: string) =>
  createAppRouter({
    context: { pageData: [] },
    history: createMemoryHistory({ initialEntries: [path] }),
  });
const router = routerAt('/');

/** Returns the patterns of the routes that match a path, without the root, and the parsed slugs. */
function match(path: string) {
  const [routes, slugs] = router.getMatchedRoutes(path);
  return {
    patterns: routes
      .filter((route) => !route.isRoot)
      .map((route) => String(route.fullPath)),
    slugs: { ...slugs },
  };
}

const patternOf = (page: Page) => {
  if (page.kind === 'fixed') return page.path;
  return page.kind === 'hub' ? routePatterns.town : routePatterns.townService;
};

test('every route pattern has a route, and every route has a pattern', () => {
  const routes = Object.values(router.routesById)
    .filter((route) => !route.isRoot)
    .map((route) => route.fullPath as string);
  expect(routes.sort()).toEqual(Object.values(routePatterns).sort());
});

test('the path of every page matches only its own route and gives its slugs', () => {
  for (const page of pages) {
    const { townSlug: town, serviceSlug: service } = page as Partial<
      Record<'townSlug' | 'serviceSlug', string>
    >;
    const slugs = { ...(town && { town }), ...(service && { service }) };
    expect(match(page.path), page.path).toEqual({
      patterns: [patternOf(page)],
      slugs,
    });
  }
});

test.each([
  notFoundPage.path,
  '/nowhere',
  '/devon',
  '/devon/london',
  '/devon/exeter/window-cleaning',
  '/devon/london/patio-cleaning',
  '/devon/exeter/patio-cleaning/more',
  '/devon/__proto__',
])('the path %s shows the 404 page', async (path) => {
  const lost = routerAt(path);
  await lost.load();
  const html = renderToString(<RouterProvider router={lost} />);
  expect(html).toMatch(/<h1[^>]*>Page Not Found<\/h1>/);
  expect(html).toContain('content="noindex');
});
