/** Where a link inside the site leads. */
export interface InternalTarget {
  readonly path: string;
  /** Without the `#`; empty where there is none. */
  readonly hash: string;
}

/** Resolves an address met on the page at `from`; undefined where it leaves the site or is no web address. */
export function internalTarget(href: string, from: string, siteUrl: string): InternalTarget | undefined {
  let url: URL;
  try {
    url = new URL(href, siteUrl + from);
  } catch {
    return undefined;
  }
  if (url.origin !== new URL(siteUrl).origin) return undefined;
  return { path: decode(url.pathname), hash: decode(url.hash.slice(1)) };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
