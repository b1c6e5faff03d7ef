import { paths } from '../../src/domain/routes.ts';
import { mapGet } from '../../src/domain/assert-defined.ts';
import type { PageReading, Region } from './page-reading.ts';

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

const start = paths.town('');

/** The town and service that a town's address names; undefined for any other address. */
export function parseTownPath(
  path: string,
): { readonly town: string; readonly service: string | undefined } | undefined {
  if (!path.startsWith(start)) return undefined;
  const [town = '', service, ...rest] = path.slice(start.length).split('/');
  return town === '' || rest.length > 0 ? undefined : { town, service };
}

export interface LinkGraph {
  /** By path: pages it links to, in order of first mention, each once. */
  readonly outbound: ReadonlyMap<string, readonly string[]>;
  /** By path: pages that link to it, in page order. */
  readonly inbound: ReadonlyMap<string, readonly string[]>;
  /** The same, counting only links in the page's own content: not header, footer or menus. */
  readonly contextualOut: ReadonlyMap<string, readonly string[]>;
  readonly contextualIn: ReadonlyMap<string, readonly string[]>;
  /** Clicks from the home page; a page that cannot be reached has none. */
  readonly depth: ReadonlyMap<string, number>;
}

interface LinkedPage {
  readonly path: string;
  readonly reading: PageReading;
}

const contextual: ReadonlySet<Region> = new Set<Region>(['main', 'aside']);

/** Which page links to which. Links to oneself and to what is no page do not count. */
export function buildLinkGraph(pages: readonly LinkedPage[], siteUrl: string): LinkGraph {
  const known = new Set(pages.map(({ path }) => path));
  const targets = ({ path, reading }: LinkedPage, count: (region: Region) => boolean) => {
    const found = reading.links.flatMap(({ href, region }) =>
      count(region) ? [internalTarget(href, path, siteUrl)?.path] : [],
    );
    return [...new Set(found)].filter(
      (target): target is string => target !== undefined && target !== path && known.has(target),
    );
  };
  const outbound = new Map(pages.map((page) => [page.path, targets(page, () => true)]));
  const contextualOut = new Map(pages.map((page) => [page.path, targets(page, (region) => contextual.has(region))]));
  return {
    outbound,
    inbound: reverse(outbound),
    contextualOut,
    contextualIn: reverse(contextualOut),
    depth: depths(outbound),
  };
}

function reverse(links: ReadonlyMap<string, readonly string[]>): Map<string, string[]> {
  const reversed = new Map<string, string[]>([...links.keys()].map((path) => [path, []]));
  for (const [from, targets] of links) for (const to of targets) mapGet(reversed, to).push(from);
  return reversed;
}

function depths(outbound: ReadonlyMap<string, readonly string[]>): Map<string, number> {
  const depth = new Map<string, number>(outbound.has('/') ? [['/', 0]] : []);
  for (const [path, clicks] of depth) {
    for (const target of outbound.get(path) ?? []) if (!depth.has(target)) depth.set(target, clicks + 1);
  }
  return depth;
}
