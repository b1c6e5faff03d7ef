import { isIP } from 'node:net';

/** Returns the host name in a `Host` header, without its port; undefined if there is none. */
function nameIn(host: string): string | undefined {
  const name = URL.parse(`http://${host}/`)?.hostname;
  return name === '' ? undefined : name?.replace(/^\[|\]$/g, '');
}

/**
 * Returns whether a `Host` header names this machine: an IP address, `localhost` or the site's own
 * name. Refusing other names prevents DNS rebinding, by which another site points its own name at
 * this machine and passes as same-origin.
 * @param siteUrl origin of the live site
 */
export function isOwnHost(host: string, siteUrl: string): boolean {
  const name = nameIn(host);
  return (
    name !== undefined &&
    (isIP(name) !== 0 ||
      name === 'localhost' ||
      name.endsWith('.localhost') ||
      name === new URL(siteUrl).hostname)
  );
}

/**
 * Returns whether a page of `origin` may use `host`: both have the same host name and port, or the
 * page belongs to the live site. Another port of a machine is another site.
 */
export function isOwnPage({
  origin,
  host,
  siteUrl,
}: Readonly<Record<'origin' | 'host' | 'siteUrl', string>>): boolean {
  const page = URL.parse(origin);
  if (!page || page.host === '') return false;
  const asked = URL.parse(`${page.protocol}//${host}/`)?.host;
  return page.host === asked || page.host === new URL(siteUrl).host;
}
