import { mapGet } from '../src/domain/assert-defined.ts';
import { internalTarget } from './addresses.ts';
import type { PageReading, Region } from './page-reading.ts';

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
