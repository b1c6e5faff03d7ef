import { join } from 'node:path';
import type { ReadyFile } from '../snapshots/assembly/next-site.ts';
import { listFiles } from './cache/list-files.ts';
import { assertDefined } from '../src/domain/assert-defined.ts';
import type { BuildCache } from './cache/build-cache.ts';
import {
  bundleFolder,
  cardCache,
  iconCache,
  nameOf,
  packPublicFolder,
  pictureCache,
  publicFolder,
  root,
} from './paths.ts';
import { cardAddress } from './stages/cards/card-sheet.ts';

/** Files that are served unchanged from `public/` and the pack, the generated content included. */
export function publicFiles(cache: BuildCache): ReadyFile[] {
  return [publicFolder, packPublicFolder].flatMap((folder) =>
    filesFrom(cache, folder, listFiles(root, [nameOf(folder)])),
  );
}

/** Files that stages made for the site: scripts and styles, pictures, icons and cards. */
export function madeFiles(cache: BuildCache): ReadyFile[] {
  const madeBy = (stage: string) => Object.keys(cache.productsOf(stage));
  const assets = join(bundleFolder, 'assets');
  return [
    ...filesFrom(cache, assets, madeBy('bundle'), (file) => `assets/${file}`),
    ...filesFrom(
      cache,
      pictureCache,
      madeBy('pictures'),
      (file) => `pictures/${file}`,
    ),
    ...filesFrom(cache, iconCache, madeBy('icons')),
    ...filesFrom(cache, cardCache, madeBy('cards'), cardAddress),
  ];
}

/** The named files that are in `folder`. `placeOf` gives their place in the site. */
function filesFrom(
  cache: BuildCache,
  folder: string,
  names: readonly string[],
  placeOf = (file: string) => file,
): ReadyFile[] {
  const start = `${nameOf(folder)}/`;
  return names
    .filter((name) => name.startsWith(start))
    .map((name) => ({
      name: placeOf(name.slice(start.length)),
      source: join(root, name),
      hash: assertDefined(cache.hashOf(name), name),
    }));
}
