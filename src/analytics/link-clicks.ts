import { takeEarlyLinks } from '../ui/early-input.ts';
import { track } from './tracker.ts';
import { subjectOf } from '../../core/domain/page-subject.ts';
import { shownPath } from '../seo/page-entry.ts';

/** Events sent when a link is pressed. */
type LinkEvent = 'phone_click' | 'whatsapp_click' | 'cta_click';

/** Returns attributes that make a link tracked. `label` is the link's position on the page. */
export const trackPress = (event: LinkEvent, label: string) => ({
  'data-event': event,
  'data-label': label,
});

/**
 * Tracks presses of links that have `trackPress` attributes, including presses before hydration.
 * Listens in the capture phase, since React stops events in sections that are not hydrated yet.
 */
export function trackLinkPresses(): void {
  for (const link of takeEarlyLinks()) sendPress(link);
  addEventListener(
    'click',
    ({ target }) => {
      const link = (target as Element).closest?.<HTMLElement>('[data-event]');
      if (link) sendPress(link);
    },
    true,
  );
}

function sendPress({ dataset }: HTMLElement): void {
  const { event, label = '' } = dataset;
  const page = shownPath();
  const { town, service } = subjectOf(page);
  track(event as LinkEvent, {
    label,
    page,
    ...(event !== 'cta_click' && town && { town: town.slug }),
    ...(event === 'phone_click' && service && { service: service.slug }),
  });
}
