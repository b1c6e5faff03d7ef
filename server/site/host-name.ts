import { isIP } from 'node:net';

/** The name in a `Host` header, without its port; undefined where it is none. */
function nameIn(host: string): string | undefined {
  const name = URL.parse(`http://${host}/`)?.hostname;
  return name === '' ? undefined : name?.replace(/^\[|\]$/g, '');
}

/**
 * Whether a request was meant for this machine. A page elsewhere can have its own name lead here, and would then count as ours to
 * the browser; a number or `localhost` it cannot have.
 * @param siteUrl origin whose name counts too.
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
 * Whether a page of `origin` may post to `host`: one of the same name, or the site's own. Another program's page may be open in the
 * same browser, or one of another machine.
 */
export function isOwnPage({
  origin,
  host,
  siteUrl,
}: Readonly<Record<'origin' | 'host' | 'siteUrl', string>>): boolean {
  const name = nameIn(URL.parse(origin)?.host ?? '');
  return (
    name !== undefined &&
    [nameIn(host), new URL(siteUrl).hostname].includes(name)
  );
}
