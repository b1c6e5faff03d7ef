import type { Environment } from '../../src/domain/settings/environment.ts';

/** The site's host name; undefined while it is served at a number or on this machine. */
export function hostName({ siteUrl }: Environment): string | undefined {
  const { hostname } = new URL(siteUrl);
  const isNumber = /^[\d.]+$|^\[/.test(hostname);
  return isNumber || hostname === 'localhost' ? undefined : hostname;
}

/** The same name with or without `www.`, which leads to the site's own. */
export const otherName = (name: string): string =>
  name.startsWith('www.') ? name.slice('www.'.length) : `www.${name}`;

/** Path at which pages post quote requests to their own server; undefined if they go elsewhere. */
export function receiverPath({
  siteUrl,
  leadWebhookUrl,
}: Environment): string | undefined {
  const { origin, pathname } = new URL(leadWebhookUrl, siteUrl);
  return origin === siteUrl ? pathname : undefined;
}

/** Where `npm run receive` listens beside the web server. */
export const receiverPort = 4174;

/** A value between the double quotes of nginx, Apache and Caddy. */
export const quote = (value: string): string =>
  `"${value.replaceAll(/["\\]/g, '\\$&')}"`;

/** A text as part of a regular expression of nginx, Apache or Caddy. */
export const literal = (text: string): string => text.replaceAll('.', '\\.');
