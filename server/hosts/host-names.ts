import type { Environment } from '../../core/domain/settings/environment.ts';

/** Returns the site's host name; undefined if its URL has an IP address or `localhost`. */
export function hostName({ siteUrl }: Environment): string | undefined {
  const { hostname } = new URL(siteUrl);
  const isNumber = /^[\d.]+$|^\[/.test(hostname);
  return isNumber || hostname === 'localhost' ? undefined : hostname;
}

/** Adds or removes `www.`. Visitors to the other name are redirected to the site's own. */
export const otherName = (name: string): string =>
  name.startsWith('www.') ? name.slice('www.'.length) : `www.${name}`;

/**
 * Returns the path at which pages post quote requests to their own server; undefined if the
 * requests go to another origin.
 */
export function receiverPath({
  siteUrl,
  leadWebhookUrl,
}: Environment): string | undefined {
  const { origin, pathname } = new URL(leadWebhookUrl, siteUrl);
  return origin === siteUrl ? pathname : undefined;
}

/** Port on which `npm run receive` listens beside the web server. */
export const receiverPort = 4174;

/** Requests that one visitor may make: so many a second, and so many at once. */
export const visitorPace = { perSecond: 50, atOnce: 400 };

/** Puts a value in double quotes for nginx, Apache or Caddy. */
export const quote = (value: string): string =>
  `"${value.replaceAll(/["\\]/g, '\\$&')}"`;

/** Escapes the dots of a text for a regular expression of nginx, Apache or Caddy. */
export const literal = (text: string): string => text.replaceAll('.', '\\.');
