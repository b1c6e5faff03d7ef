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

/** A stage whose products are served, the folder they are in, and their places in the site. */
const served: readonly (readonly [
  stage: string,
  folder: string,
  placeOf: (file: string) => string,
])[] = [
  ['bundle', join(bundleFolder, 'assets'), (file) => `assets/${file}`],
  ['pictures', pictureCache, (file) => `pictures/${file}`],
  ['icons', iconCache, (file) => file],
  ['cards', cardCache, cardAddress],
];

/** Files that stages made for the site: scripts and styles, pictures, icons and cards. */
export const madeFiles = (cache: BuildCache): ReadyFile[] =>
  served.flatMap(([stage, folder, placeOf]) => {
    const names = Object.keys(cache.productsOf(stage));
    const files = filesFrom(cache, folder, names);
    return files.map((file) => ({ ...file, name: placeOf(file.name) }));
  });

/** Files that are served unchanged from `public/` and the pack, the generated content included. */
export const publicFiles = (cache: BuildCache): ReadyFile[] =>
  [publicFolder, packPublicFolder].flatMap((folder) =>
    filesFrom(cache, folder, listFiles(root, [nameOf(folder)])),
  );

/** The named files that are in `folder`, by their paths there. */
function filesFrom(
  cache: BuildCache,
  folder: string,
  names: readonly string[],
): ReadyFile[] {
  const start = `${nameOf(folder)}/`;
  return names
    .filter((name) => name.startsWith(start))
    .map((name) => ({
      name: name.slice(start.length),
      source: join(root, name),
      hash: assertDefined(cache.hashOf(name), name),
    }));
}
