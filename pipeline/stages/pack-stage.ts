import { readFileSync } from 'node:fs';
import { redirects } from '../../site/redirects.ts';
import type { ManifestEntry } from '../../src/domain/manifest.ts';
import { InputError, type Problem } from '../../src/domain/problems.ts';
import { pages, paths } from '../../src/domain/routes.ts';
import type { Redirect } from '../../src/pack-types/business.ts';
import type { BuildCache } from '../cache/build-cache.ts';
import type { RunnableStage } from '../cache/stage.ts';
import { statFile } from '../files/read-file.ts';
import { manifestFile, nameOf, packPublicFolder } from '../paths.ts';
import { domain, generatorOnly, pack } from './source-folders.ts';

/** Checks the pack before anything is made from it. Makes nothing itself. */
export const packStage = (cache: Pick<BuildCache, 'site'>): RunnableStage => ({
  name: 'pack',
  inputs: [
    ...pack,
    ...generatorOnly,
    ...domain,
    nameOf(packPublicFolder),
    'site/mark.svg',
    'generator/pack',
    'generator/map',
    nameOf(import.meta.filename),
  ],
  products: [],
  run: async () => {
    const { checkPack } = await import('../../generator/pack/check-pack.ts');
    await checkPack();
    const lost = lostPages({ committed: committedPages(cache), pages: pages.map(({ path }) => path), redirects });
    if (lost.length > 0) throw new InputError(lost);
  },
});

/** The pages of the committed manifest; those of the last build where it cannot be read, and none where there is no manifest. */
function committedPages(cache: Pick<BuildCache, 'site'>): readonly Pick<ManifestEntry, 'path' | 'robots'>[] {
  if (!statFile(manifestFile)) return [];
  try {
    return JSON.parse(readFileSync(manifestFile, 'utf8')).pages;
  } catch {
    return Object.values(cache.site().pages);
  }
}

interface LostPagesOptions {
  /** Pages of the committed manifest. */
  readonly committed: readonly Pick<ManifestEntry, 'path' | 'robots'>[];
  /** Addresses of the pages that there are now. */
  readonly pages: readonly string[];
  readonly redirects: readonly Redirect[];
}

/** Addresses that search engines and visitors may know, and that nothing answers at any more: each with the line that is missing. */
export function lostPages({ committed, pages, redirects }: LostPagesOptions): Problem[] {
  const answered = new Set([...pages, ...redirects.map(({ from }) => from)]);
  const known = new Set(committed.map(({ path }) => path));
  const added = pages.filter((path) => !known.has(path));
  return committed
    .filter(({ path, robots }) => !answered.has(path) && !/\bnoindex\b/.test(robots))
    .map(({ path }) => ({
      file: 'site/redirects.ts',
      field: path,
      message: `was a page and is none now: add { from: '${path}', to: '${successor(path, pages, added)}' }, or another page that answers for it; where the site was never public, delete snapshots/manifest.json`,
    }));
}

/** The same page of a town that was renamed, what lies above a page that was taken out, or the list that it stood in. */
function successor(path: string, pages: readonly string[], added: readonly string[]): string {
  const [, county, town, service] = path.split('/');
  const renamed = added.filter((other) => {
    const [, otherCounty, otherTown, otherService] = other.split('/');
    return otherCounty === county && otherTown !== undefined && otherService === service;
  });
  if (town === undefined) return paths.services;
  if (renamed.length === 1) return renamed.join('');
  const hub = `/${county}/${town}`;
  return service !== undefined && pages.includes(hub) ? hub : paths.areas;
}
