import { config } from '../config.ts';
import { readConsent } from './consent.ts';

/** Fields of each analytics event. None may identify a person. */
interface AnalyticsEvents {
  quiz_step_complete: {
    readonly step: number;
    readonly question: string;
    readonly answer: string;
    readonly page: string;
  };
  quiz_form_submit: LeadEvent;
  contact: LeadEvent;
  phone_click: LinkPress & {
    readonly town?: string;
    readonly service?: string;
  };
  whatsapp_click: LinkPress & { readonly town?: string };
  cta_click: LinkPress;
}

interface LinkPress {
  readonly label: string;
  readonly page: string;
}

interface LeadEvent {
  readonly page: string;
  readonly service: string;
  readonly area_size: string;
  readonly surface_type: string;
}

/** Query parameters that advertisements add. Any other may hold text that a visitor typed. */
const campaignParameter = /^(?:utm_\w+|gclid|[gw]braid)$/;

/** Matches what may be an e-mail address, encoded again too, or a phone number, however grouped. */
const personal = /@|%(?:25)*40|(?:\p{Nd}[^\p{L}\p{Nd}]*){6}/u;

/**
 * Returns a page's URL with campaign parameters only, and of those none that may tell who the
 * visitor is. The tag's default reports all parameters.
 */
function reportedAddress(path: string): string {
  const address = new URL(path, location.origin);
  const given = new URLSearchParams(location.search);
  for (const [name, value] of given) {
    const isPersonal = personal.test(`${name} ${value}`.normalize('NFKC'));
    if (campaignParameter.test(name) && !isPersonal)
      address.searchParams.append(name, value);
  }
  return address.href;
}

/** Returns the URL of the page before, without its query, which the tag would report by default. */
function reportedReferrer(): string {
  const [address = ''] = document.referrer.split(/[?#]/);
  return address;
}

type Gtag = (...args: unknown[]) => void;

declare global {
  interface Window {
    dataLayer?: unknown[];
    gtag?: Gtag;
    [disable: `ga-disable-${string}`]: boolean | undefined;
  }
}

/** URL of Google's tag, up to the measurement ID. */
export const tagAddress = 'https://www.googletagmanager.com/gtag/js?id=';

/** Returns `gtag`. Loads Google's tag on first use, so that no request precedes consent. */
function loadTag(id: string): Gtag {
  if (window.gtag) return window.gtag;
  const layer = (window.dataLayer ??= []);
  const gtag: Gtag = function () {
    // The tag accepts only an `arguments` object, not an array.
    layer.push(arguments);
  };
  window.gtag = gtag;
  const script = document.createElement('script');
  script.async = true;
  script.src = tagAddress + id;
  document.head.append(script);
  gtag('js', new Date());
  return gtag;
}

function allowedId(): string | undefined {
  return readConsent() === 'accepted' ? config.analyticsId : undefined;
}

/** Sends an event if the visitor has consented. */
export function track<Name extends keyof AnalyticsEvents>(
  name: Name,
  fields: AnalyticsEvents[Name],
): void {
  const id = allowedId();
  if (id) loadTag(id)('event', name, fields);
}

/** Sends a page view if the visitor has consented. */
export function trackPageView(path: string): void {
  const id = allowedId();
  if (!id) return;
  window[`ga-disable-${id}`] = false;
  loadTag(id)('config', id, {
    page_path: path,
    page_location: reportedAddress(path),
    page_referrer: reportedReferrer(),
  });
}

/** Disables the tag and removes its cookies, for visitors without consent. */
export async function stopTracking(): Promise<void> {
  const { analyticsId: id } = config;
  if (!id) return;
  window[`ga-disable-${id}`] = true;
  if (!document.cookie.includes('_g')) return;
  const { removeTagCookies } = await import('./remove-tag-cookies.ts');
  removeTagCookies();
}
