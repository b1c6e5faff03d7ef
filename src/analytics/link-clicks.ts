import { takeEarlyLinks } from '../ui/early-input.ts';
import { track, type AnalyticsEvents } from './tracker.ts';
import { fixedPage } from '../domain/page-table.ts';
import { pages } from '../domain/pages.ts';

/** Events that are the press of a link. */
type LinkEvent = keyof Pick<
  AnalyticsEvents,
  'phone_click' | 'whatsapp_click' | 'cta_click'
>;

/** Attributes of a link whose press is an event. `label` says where on the page it is. */
export const reports = (event: LinkEvent, label: string) => ({
  'data-event': event,
  'data-label': label,
});

/**
 * Reports the presses of links that say so, and those from before the application was there. Listens before React, which ends the way
 * of an event in a section that is not hydrated yet.
 */
export function reportLinkClicks(): void {
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
  track(event as LinkEvent, {
    label,
    page,
    ...(event !== 'cta_click' && town && { town }),
    ...(event === 'phone_click' && service && { service }),
  });
}

/** The town and the service that a page is about: slugs, undefined where it is about none. */
function placeOf(path: string): {
  readonly town?: string;
  readonly service?: string;
} {
  const page = pages.find((candidate) => candidate.path === path);
  if (page?.kind === 'fixed') return fixedPage(page.id);
  if (page?.kind === 'townService')
    return { town: page.townSlug, service: page.serviceSlug };
  return page?.kind === 'hub' ? { town: page.townSlug } : {};
}
