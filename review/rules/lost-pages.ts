import { paths } from '../../core/domain/pages.ts';
import type { Redirect } from '../../core/schemas/redirects.ts';
import { parseTownPath } from '../read/links.ts';

interface LostPagesOptions {
  /** Addresses that were public, in the order of the site. */
  readonly published: readonly string[];
  /** Addresses of the pages that exist. */
  readonly pages: readonly string[];
  readonly redirects: readonly Redirect[];
}

/** The redirect rows that are missing: one for each lost page or town that was public. */
export function lostPages({
  published,
  pages,
  redirects,
}: LostPagesOptions): Redirect[] {
  const redirected = redirects.map(({ from }) => from);
  const answered = new Set([...pages, ...redirected]);
  const lost = published.filter((path) => !answered.has(path));
  const rows = lost.map((path): Redirect => {
    const town = parseTownPath(path)?.town;
    if (town === undefined) return { from: path, to: paths.services };
    const hub = paths.town(town);
    if (pages.includes(hub)) return { from: path, to: hub };
    const successor = successorOf(hub, published, pages);
    return {
      from: `${hub}/*`,
      to: successor === undefined ? paths.areas : `${successor}/*`,
    };
  });
  const byAddress = new Map(rows.map((row) => [row.from, row]));
  return [...byAddress.values()];
}

function isHub(path: string): boolean {
  const place = parseTownPath(path);
  return place !== undefined && place.service === undefined;
}

/**
 * Returns the hub that takes over a lost hub's addresses: the only new hub, as after renaming; else
 * the last remaining hub before the lost one in the site's order, or the first.
 */
function successorOf(
  hub: string,
  published: readonly string[],
  pages: readonly string[],
): string | undefined {
  const before = published.filter(isHub);
  const added = pages.filter(isHub).filter((path) => !before.includes(path));
  const isThere = (path: string) => pages.includes(path);
  if (added.length === 1) return added[0];
  const earlier = before.slice(0, before.indexOf(hub));
  return earlier.findLast(isThere) ?? before.find(isThere);
}
