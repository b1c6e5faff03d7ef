import type { ManifestEntry } from '../../src/domain/manifest.ts';
import { paths } from '../../src/domain/routes.ts';
import type { Redirect } from '../../src/pack-types/business.ts';

interface LostPagesOptions {
  /** Pages of the manifest that the site is compared with. */
  readonly before: readonly Pick<ManifestEntry, 'path' | 'robots'>[];
  /** Addresses of the pages that there are now. */
  readonly pages: readonly string[];
  readonly redirects: readonly Redirect[];
}

/** Addresses that search engines and visitors may know, and that nothing answers at any more: each with a page that could. */
export function lostPages({ before, pages, redirects }: LostPagesOptions): Redirect[] {
  const answered = new Set([...pages, ...redirects.map(({ from }) => from)]);
  const known = new Set(before.map(({ path }) => path));
  const added = pages.filter((path) => !known.has(path));
  return before
    .filter(({ path, robots }) => !answered.has(path) && !/\bnoindex\b/.test(robots))
    .map(({ path }) => ({ from: path, to: successor(path, pages, added) }));
}

/** The same page of a town that was renamed, what lies above a page that was taken out, or the list that it stood in. */
function successor(path: string, pages: readonly string[], added: readonly string[]): string {
  const [, county, town, service] = path.split('/');
  if (town === undefined) return paths.services;
  const hub = `/${county}/${town}`;
  if (service !== undefined && pages.includes(hub)) return hub;
  const [renamed, ...others] = added.filter((other) => {
    const [, otherCounty, otherTown, otherService] = other.split('/');
    return otherCounty === county && otherTown !== undefined && otherService === service;
  });
  return renamed !== undefined && others.length === 0 ? renamed : paths.areas;
}
