import { Outlet, useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useConsent } from '../analytics/consent.ts';
import { stopTracking, trackPageView } from '../analytics/tracker.ts';
import { paths } from '../domain/pages.ts';
import { AppLink, CurrentPath, useCurrentPath } from '../ui/AppLink.tsx';
import { replayEarlyClicks } from '../ui/replay-input.ts';
import { focusTarget, followLinks } from './follow-links.ts';
import { ChatIcon, PhoneIcon, QuoteIcon } from '../ui/icons.tsx';
import { CookieBanner } from '../layout/CookieBanner.tsx';
import { Footer } from '../layout/Footer.tsx';
import { Header } from '../layout/Header.tsx';
import { PhoneLink, WhatsAppLink } from '../layout/ContactLinks.tsx';
import { quoteRequest } from '../layout/quote-request.ts';
import { business } from '#site/business.ts';
import { config } from '../config.ts';

/** The frame around every page. */
export function RootLayout() {
  const router = useRouter();
  useEffect(() => followLinks(document, router), [router]);
  // Focus follows the view, so that keyboard and screen reader users continue from there.
  useEffect(
    () =>
      router.subscribe(
        'onRendered',
        ({ fromLocation, toLocation, pathChanged, hashChanged }) => {
          if (fromLocation && (pathChanged || hashChanged))
            focusTarget(toLocation.hash);
        },
      ),
    [router],
  );
  useEffect(() => {
    // In a task of its own: a click on a section that is not hydrated makes React hydrate it first.
    setTimeout(replayEarlyClicks, 0, document.body);
  }, []);
  const path = useRouterState({
    select: (state) => state.location.pathname,
  });
  return (
    <CurrentPath value={path}>
      <a href="#main" className="skip-link">
        Skip to the main content
      </a>
      {business.usesAnalytics && <CookieBanner />}
      <PrintHeading />
      <Header />
      <div className="pt-[60px] lg:pt-[76px]">
        <Outlet />
      </div>
      <Footer />
      <PhoneBar />
      <PageViews />
    </CurrentPath>
  );
}

/** Names the business and the page's address in print. */
function PrintHeading() {
  const page = useCurrentPath();
  return (
    <p className="print-only">
      <b>{business.name}</b>, {business.phone}, {config.siteUrl + page}
    </p>
  );
}

/**
 * Call, WhatsApp and Quote in thumb's reach on phones. Not on the quote page: it would cover the
 * form.
 */
function PhoneBar() {
  const page = useCurrentPath();
  if (page === paths.getQuote) return null;
  return (
    <nav aria-label="Contact" className="phone-bar no-print">
      <PhoneLink label="phone_bar" aria-label={`Call ${business.phone}`}>
        <PhoneIcon className="size-5" />
        Call
      </PhoneLink>
      <WhatsAppLink label="phone_bar" text={quoteRequest(page)}>
        <ChatIcon className="size-5" />
        WhatsApp
      </WhatsAppLink>
      <AppLink to={paths.getQuote}>
        <QuoteIcon className="size-5" />
        Quote
      </AppLink>
    </nav>
  );
}

/** Tracks page views while there is consent. Renders nothing. */
function PageViews() {
  const path = useRouterState({
    select: (state) => state.resolvedLocation?.pathname,
  });
  const consent = useConsent();
  useEffect(() => {
    if (consent === 'accepted' && path !== undefined) trackPageView(path);
  }, [consent, path]);
  useEffect(() => {
    if (consent === 'declined' || consent === 'unset') void stopTracking();
  }, [consent]);
  return null;
}
