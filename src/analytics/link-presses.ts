import { takeEarlyLinks } from '../navigation/early-input.ts';
import type { AnalyticsEvents } from './events.ts';
import { placeOf } from './page-place.ts';
import { track } from './tracker.ts';

/** Events that are the press of a link. */
type LinkEvent = keyof Pick<AnalyticsEvents, 'phone_click' | 'whatsapp_click' | 'cta_click'>;

/** Attributes of a link whose press is an event. `label` says where on the page it is. */
export const reports = (event: LinkEvent, label: string) => ({ 'data-event': event, 'data-label': label });

/**
 * Reports the presses of links that say so, and those from before the application was there. Listens before React, which ends the way
 * of an event in a part of the page that still sleeps.
 */
export function reportLinkPresses(): void {
  for (const link of takeEarlyLinks()) reportPress(link);
  addEventListener(
    'click',
    ({ target }) => {
      const link = (target as Element).closest?.<HTMLElement>('[data-event]');
      if (link) reportPress(link);
    },
    true,
  );
}

function reportPress({ dataset }: HTMLElement): void {
  const { event, label = '' } = dataset;
  const page = location.pathname;
  const { town, service } = placeOf(page);
  if (event === 'phone_click') track(event, { label, page, ...(town && { town }), ...(service && { service }) });
  else if (event === 'whatsapp_click') track(event, { label, page, ...(town && { town }) });
  else if (event === 'cta_click') track(event, { label, page });
}
