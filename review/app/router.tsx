import { createHashHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PagesView } from './page/PagesView.tsx';
import { PageView } from './page/PageView.tsx';
import { Shell } from './Shell.tsx';
import { AnchorsView } from './views/AnchorsView.tsx';
import { ChangesView } from './views/ChangesView.tsx';
import { ClaimsView } from './views/ClaimsView.tsx';
import { CrawlersView } from './views/CrawlersView.tsx';
import { FindingsView } from './views/FindingsView.tsx';
import { LinksView } from './views/LinksView.tsx';
import { Overview } from './views/Overview.tsx';
import { OwnView } from './views/OwnView.tsx';
import { PicturesView } from './views/PicturesView.tsx';
import { SearchView } from './views/SearchView.tsx';
import { SimilarityView } from './views/SimilarityView.tsx';
import { SourceView } from './views/SourceView.tsx';
import { SpeedView } from './views/SpeedView.tsx';
import { VariantsView } from './views/VariantsView.tsx';

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
export const router = createRouter({
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
