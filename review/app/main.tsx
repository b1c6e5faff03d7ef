import { createHashHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { assertDefined } from '../../src/domain/assert-defined.ts';
import { PagesView, PageView } from './page/PagesView.tsx';
import './report.css';
import { Shell } from './Shell.tsx';
import { ChangesView } from './views/ChangesView.tsx';
import { FindingsView } from './views/FindingsView.tsx';
import { LinksView } from './views/LinksView.tsx';
import { AnchorsView, ClaimsView, CrawlersView, PicturesView, SpeedView } from './views/lists.tsx';
import { OwnView, SimilarityView, VariantsView } from './views/matrices.tsx';
import { Overview } from './views/Overview.tsx';
import { SearchView, SourceView } from './views/SearchView.tsx';

/** Views by the path of their address. */
const views: Readonly<Record<string, () => ReactNode>> = {
  '/': Overview,
  '/pages': PagesView,
  '/page/$': PageView,
  '/findings': FindingsView,
  '/changes': ChangesView,
  '/search': SearchView,
  '/own': OwnView,
  '/similarity': SimilarityView,
  '/variants': VariantsView,
  '/links': LinksView,
  '/anchors': AnchorsView,
  '/pictures': PicturesView,
  '/crawlers': CrawlersView,
  '/claims': ClaimsView,
  '/speed': SpeedView,
  '/source': SourceView,
};

const root = createRootRoute({ component: Shell, notFoundComponent: Overview });

/** Views by what follows the `#`, so that the report opens from disk. Their state is plain text there. */
const router = createRouter({
  routeTree: root.addChildren(
    Object.entries(views).map(([path, component]) => createRoute({ getParentRoute: () => root, path, component })),
  ),
  history: createHashHistory(),
  parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
  stringifySearch: (state) => {
    const text = new URLSearchParams(state as Record<string, string>).toString();
    return text === '' ? '' : `?${text}`;
  },
});

createRoot(assertDefined(document.getElementById('root'), '#root')).render(<RouterProvider router={router as never} />);
