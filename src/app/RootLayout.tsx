import { Outlet, useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useConsent } from '../analytics/consent.ts';
import { stopTracking, trackPageView } from '../analytics/tracker.ts';
import { paths } from '../../core/domain/pages.ts';
import { AppLink, CurrentPath, useCurrentPath } from '../ui/AppLink.tsx';
import { replayEarlyClicks } from '../ui/replay-input.ts';
import { focusTarget, followLinks } from './follow-links.ts';
import { ChatIcon, PhoneIcon, QuoteIcon } from '../ui/icons.tsx';
import { CookieBanner } from '../layout/CookieBanner.tsx';
import { Footer } from '../layout/Footer.tsx';
import { Header } from '../layout/Header.tsx';
import { PhoneLink, WhatsAppLink } from '../layout/ContactLinks.tsx';
import { chatMessage } from '../layout/chat-message.ts';
import { business } from '#site/business.ts';
import { config } from '../config.ts';

/** The layout that every page shares: header, footer, cookie banner and phone bar. */
export function RootLayout() {
  const router = useRouter();
  useEffect(() => followLinks(document, router), [router]);
  // After navigation, focus moves to the new content for keyboard and screen reader users.
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
    // A separate task, since a click in a section not yet hydrated makes React hydrate it at once.
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

/** Shown only in print: the business's name and phone number, and the page's URL. */
function PrintHeading() {
  const page = useCurrentPath();
  return (
    <p className="print-only">
      <b>{business.name}</b>, {business.phone}, {config.siteUrl + page}
    </p>
  );
}

/**
 * Links to call, chat and ask for a quote, within thumb's reach on phones. Left out on the quote
 * page, where they would cover the form.
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
      <WhatsAppLink label="phone_bar" text={chatMessage(page)}>
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

/** Tracks page views while the visitor consents. Renders nothing. */
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
