import { Outlet, useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { PageViews } from '../analytics/PageViews.tsx';
import { CurrentPath, useCurrentPath } from '../navigation/current-path.ts';
import { focusTarget } from '../navigation/focus-target.ts';
import { replayEarlyClicks } from '../navigation/early-input.ts';
import { followLinks } from '../navigation/follow-links.ts';
import { CookieBanner } from './CookieBanner.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { PhoneBar } from './PhoneBar.tsx';
import { business } from '../../site/business.ts';
import { config } from '../config.ts';

/** Everything around a page. */
export function RootLayout() {
  useFocusOnNavigation();
  const router = useRouter();
  useEffect(() => followLinks(document, router), [router]);
  useEffect(() => {
    // Not within React's own work: a click on a section that waits has to hydrate it first.
    setTimeout(replayEarlyClicks, 0, document.body);
  }, []);
  const path = useRouterState({ select: (state) => state.location.pathname });
  return (
    <CurrentPath value={path}>
      <a href="#main" className="skip-link">
        Skip to the main content
      </a>
      <PrintHeading />
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

/** Moves focus to where the view has gone, so that keyboard and screen reader users go on from there. */
function useFocusOnNavigation(): void {
  const place = useRouterState({
    select: ({ resolvedLocation }) => resolvedLocation && `${resolvedLocation.pathname}#${resolvedLocation.hash}`,
  });
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (place === undefined) return;
    if (last.current !== undefined && last.current !== place) focusTarget(place.replace(/^[^#]*#/, ''));
    last.current = place;
  }, [place]);
}

/** Who printed pages are from and where they were found. */
function PrintHeading() {
  const page = useCurrentPath();
  return (
    <p className="print-only">
      <b>{business.name}</b>, {business.phone},{' '}
      {/* An address that is not ours has the 404 page's snapshot, which knows its own alone. */}
      <span suppressHydrationWarning>{config.siteUrl + page}</span>
    </p>
  );
}
