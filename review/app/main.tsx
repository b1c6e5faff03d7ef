import {
  createHashHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
  useLocation,
} from '@tanstack/react-router';
import { useEffect, useRef, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { assertDefined } from '../../src/domain/assert-defined.ts';
import { Help } from './Help.tsx';
import { PagesView } from './page/PagesView.tsx';
import { openFindings, report } from './report.ts';
import './report.css';
import { ViewStateProvider } from './state.tsx';
import { ChangesView } from './views/ChangesView.tsx';
import { FindingsView } from './views/FindingsView.tsx';
import { LinksView } from './views/LinksView.tsx';
import {
  AnchorsView,
  ClaimsView,
  CrawlersView,
  PicturesView,
  SearchView,
  SpeedView,
  VariantsView,
} from './views/lists.tsx';
import { OwnView, SimilarityView } from './views/matrices.tsx';
import { Overview } from './views/Overview.tsx';

/** Views in the order of the menu, some with the number of what they hold. */
const views: readonly (readonly [path: string, label: string, component: () => ReactNode, count?: number])[] = [
  ['/', 'Overview', Overview],
  ['/pages', 'Pages', PagesView, report.pages.length],
  ['/findings', 'Findings', FindingsView, openFindings.length],
  ['/changes', 'Changes', ChangesView, report.changes.length],
  ['/search', 'Search', SearchView],
  ['/own', 'Own share', OwnView],
  ['/similarity', 'Similarity', SimilarityView],
  ['/variants', 'Variants', VariantsView, report.variants.length],
  ['/links', 'Links', LinksView],
  ['/anchors', 'Anchors', AnchorsView],
  ['/pictures', 'Pictures', PicturesView, report.pictures.length],
  ['/crawlers', 'Crawlers', CrawlersView],
  ['/claims', 'Claims', ClaimsView, report.claims.length],
  ['/speed', 'Speed', SpeedView],
];

/** The menu beside every view. A new view is focused and named in the window's title. */
function Shell() {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    const [, label = 'Overview'] = views.find(([path]) => path === pathname) ?? [];
    document.title = `${label} – review of ${report.siteName}`;
    main.current?.scrollTo(0, 0);
    if (!isFirst.current) main.current?.focus({ preventScroll: true });
    isFirst.current = false;
  }, [pathname]);
  return (
    <div className="shell">
      <button type="button" className="skip" onClick={() => main.current?.focus()}>
        Skip to the content
      </button>
      <header className="side">
        <h1>
          <span className="quiet">Review of</span> {report.siteName}
        </h1>
        <nav aria-label="Views">
          <ul>
            {views.map(([path, label, , count]) => (
              <li key={path}>
                <a href={`#${path}`} aria-current={pathname === path ? 'page' : undefined}>
                  {label}
                  {count !== undefined && <span className="count">{count}</span>}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <Help />
      </header>
      <main id="main" ref={main} tabIndex={-1}>
        <ViewStateProvider key={pathname}>
          <Outlet />
        </ViewStateProvider>
      </main>
    </div>
  );
}

const root = createRootRoute({ component: Shell, notFoundComponent: Overview });

/** Views by what follows the `#`, so that the report opens from disk. */
const router = createRouter({
  routeTree: root.addChildren(
    views.map(([path, , component]) => createRoute({ getParentRoute: () => root, path, component })),
  ),
  history: createHashHistory(),
});

createRoot(assertDefined(document.getElementById('root'), '#root')).render(<RouterProvider router={router as never} />);
