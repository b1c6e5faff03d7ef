import {
  createHashHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
  useLocation,
} from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { assertDefined } from '../../src/domain/assert-defined.ts';
import { AddressProvider, addressOf } from './address.tsx';
import { Menu } from './Menu.tsx';
import { pages } from './page/pages.tsx';
import { report } from './report.ts';
import './report.css';
import { changes } from './views/changes.tsx';
import { findings } from './views/findings.tsx';
import type { View } from './views/list-view.tsx';
import {
  anchors,
  claims,
  crawlers,
  pictures,
  search,
  speed,
  variants,
} from './views/lists.tsx';
import { ownShare, similarity } from './views/matrices.tsx';
import { overview } from './views/overview.tsx';

/** In the order of the menu. */
const views: readonly View[] = [
  overview,
  pages,
  findings,
  changes,
  search,
  ownShare,
  similarity,
  variants,
  anchors,
  pictures,
  crawlers,
  claims,
  speed,
];

/** The menu beside every view. A new view is focused and named in the window's title. */
function Shell() {
  const { pathname } = useLocation();
  const {
    id,
    label,
    lede,
    isPage = false,
  } = views.find((view) => `/${view.id}` === pathname) ?? overview;
  const main = useRef<HTMLElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    document.title = `${label} – review of ${report.siteName}`;
    main.current?.scrollTo(0, 0);
    if (!isFirst.current) main.current?.focus({ preventScroll: true });
    isFirst.current = false;
  }, [label]);
  return (
    <div className="shell">
      <button
        type="button"
        className="skip"
        onClick={() => main.current?.focus()}
      >
        Skip to the content
      </button>
      <header className="side">
        <h1>
          <span className="quiet">Review of</span> {report.siteName}
        </h1>
        <Menu
          className="views"
          label="Views"
          items={views}
          current={id}
          hrefOf={addressOf}
        />
      </header>
      <main id="main" ref={main} tabIndex={-1}>
        <div className={isPage ? 'view' : 'view full'}>
          <header>
            <h2>{label}</h2>
            {lede !== undefined && <p className="lede">{lede}</p>}
          </header>
          <AddressProvider key={id}>
            <Outlet />
          </AddressProvider>
        </div>
      </main>
    </div>
  );
}

const root = createRootRoute({
  component: Shell,
  notFoundComponent: overview.Content,
});

/** Views by what follows the `#`, so that the report opens from disk. */
const router = createRouter({
  routeTree: root.addChildren(
    views.map(({ id, Content }) =>
      createRoute({
        getParentRoute: () => root,
        path: `/${id}`,
        component: Content,
      }),
    ),
  ),
  history: createHashHistory(),
});

createRoot(assertDefined(document.getElementById('root'), '#root')).render(
  <RouterProvider router={router as never} />,
);
