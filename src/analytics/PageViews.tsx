import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useConsent } from './consent.ts';
import { stopTracking, trackPageView } from './tracker.ts';

/** Reports each page once consent is given, and stops when it is withdrawn. Renders nothing. */
export function PageViews() {
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const consent = useConsent();
  useEffect(() => {
    if (consent === 'accepted' && path !== undefined) trackPageView(path);
  }, [consent, path]);
  useEffect(() => {
    if (consent === 'declined' || consent === 'unset') stopTracking();
  }, [consent]);
  return null;
}
