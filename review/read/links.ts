import { paths, type Page } from '../../core/domain/pages.ts';
import { mapGet } from '../../core/domain/assert-defined.ts';
import { decode } from './decode.ts';
import type { Region } from './place.ts';
import type { InternalTarget, PageLink } from './read-page.ts';

/** Creates a function that resolves an address on a page; undefined if it leaves the site. */
export function createResolver(siteUrl: string) {
  const { origin } = new URL(siteUrl);
  return (href: string, from: string): InternalTarget | undefined => {
    const url = URL.parse(href, siteUrl + from);
    return url?.origin === origin
      ? { path: decode(url.pathname), hash: decode(url.hash.slice(1)) }
      : undefined;
  };
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

/** Whether a link in this region belongs to the page's own content. */
export const isContent = ({ region }: { readonly region: Region }): boolean =>
  region === 'main' || region === 'aside';

/**
 * The pages that links lead to, in order of first mention, each once. The page itself and the
 * error page do not count.
 */
export function linkedPages(
  path: string,
  links: readonly PageLink[],
  known: ReadonlyMap<string, Page>,
): string[] {
  const targets = new Set<string>();
  for (const { target } of links) {
    const page = known.get(target?.path ?? '');
    if (page && page.path !== path && page.kind !== 'notFound')
      targets.add(page.path);
  }
  return [...targets];
}

interface LinkedPage {
  readonly path: string;
  readonly outbound: readonly string[];
  readonly contextual: readonly string[];
}

type Links = ReadonlyMap<string, readonly string[]>;

/** Which page links to which. */
export function buildLinkGraph(pages: readonly LinkedPage[]) {
  const outbound = new Map(pages.map((page) => [page.path, page.outbound]));
  const contextual = new Map(pages.map((page) => [page.path, page.contextual]));
  return {
    /** By path: pages it links to. */
    outbound,
    /** By path: pages that link to it, in page order. */
    inbound: reverse(outbound),
    /** The same, counting only links in the page's own content: not header, footer or menus. */
    contextualIn: reverse(contextual),
    /** Clicks from the home page; a page that cannot be reached has none. */
    depth: depths(outbound),
  };
}

function reverse(links: Links): Map<string, string[]> {
  const reversed = new Map(
    [...links.keys()].map((path) => [path, [] as string[]]),
  );
  for (const [from, targets] of links)
    for (const to of targets) mapGet(reversed, to).push(from);
  return reversed;
}

function depths(outbound: Links): Map<string, number> {
  const depth = new Map([[paths.home as string, 0]]);
  for (const [path, clicks] of depth)
    for (const target of outbound.get(path) ?? [])
      if (!depth.has(target)) depth.set(target, clicks + 1);
  return depth;
}
