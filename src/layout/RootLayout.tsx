import { Outlet, useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { PageViews } from '../analytics/PageViews.tsx';
import { CurrentPath } from '../navigation/current-path.ts';
import { followLinks } from '../navigation/follow-links.ts';
import { CookieBanner } from './CookieBanner.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { PhoneBar } from './PhoneBar.tsx';

/** Everything around a page. */
export function RootLayout() {
  useFocusOnNavigation();
  const router = useRouter();
  useEffect(() => followLinks(document, router), [router]);
  const path = useRouterState({ select: (state) => state.location.pathname });
  return (
    <CurrentPath value={path}>
      <a
        href="#main"
        className="sr-only z-50 bg-white px-4 py-3 font-bold text-ink focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to the main content
      </a>
      <Header />
      <div className="pt-[60px] lg:pt-[76px]">
        <Outlet />
      </div>
      <Footer />
      <PhoneBar />
      <CookieBanner />
      <PageViews />
    </CurrentPath>
  );
}

/** Moves focus to the new page's main element, so that keyboard and screen reader users start at its top. */
function useFocusOnNavigation(): void {
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (path === undefined) return;
    if (last.current !== undefined && last.current !== path) {
      document.getElementById('main')?.focus({ preventScroll: true });
    }
    last.current = path;
  }, [path]);
}
