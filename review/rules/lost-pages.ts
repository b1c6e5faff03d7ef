import { paths } from '../../src/domain/pages.ts';
import type { Redirect } from '../../pack/schemas/redirects.ts';

interface LostPagesOptions {
  /** Addresses that were public, in the order of the site. */
  readonly published: readonly string[];
  /** Addresses of the pages that there are now. */
  readonly pages: readonly string[];
  readonly redirects: readonly Redirect[];
}

/** The redirect rows that are missing: one for each lost page or town that was public. */
export function lostPages({
  published,
  pages,
  redirects,
}: LostPagesOptions): Redirect[] {
  const answered = new Set([...pages, ...redirects.map(({ from }) => from)]);
  const lost = published.filter((path) => !answered.has(path));
  const rows = lost.map((path): Redirect => {
    const hub = hubOf(path);
    if (hub === undefined) return { from: path, to: paths.services };
    if (pages.includes(hub)) return { from: path, to: hub };
    const successor = successorOf(hub, published, pages);
    return {
      from: `${hub}/*`,
      to: successor === undefined ? paths.areas : `${successor}/*`,
    };
  });
  return [...new Map(rows.map((row) => [row.from, row])).values()];
}

/** The page of the town that a path belongs to; undefined for all other pages. */
const hubOf = (path: string): string | undefined =>
  path.startsWith(paths.town(''))
    ? path.split('/').slice(0, 3).join('/')
    : undefined;

/**
 * The one new town, as after a renaming; otherwise the nearest remaining town in the order of
 * towns.
 */
function successorOf(
  hub: string,
  published: readonly string[],
  pages: readonly string[],
): string | undefined {
  const hubs = (all: readonly string[]) =>
    all.filter((path) => hubOf(path) === path);
  const before = hubs(published);
  const added = hubs(pages).filter((path) => !before.includes(path));
  if (added.length === 1) return added[0];
  const place = before.indexOf(hub);
  return before
    .map((path, index) => ({ path, distance: Math.abs(index - place) }))
    .filter(({ path }) => pages.includes(path))
    .sort((a, b) => a.distance - b.distance)[0]?.path;
}
