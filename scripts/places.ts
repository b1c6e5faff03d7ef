import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');

/** What visitors are served. */
export const dist = join(root, 'dist');

/** Where the next `dist/` is put together. */
export const nextDist = join(root, 'dist.next');

/** Shards of the snapshot stage lie here until they are merged. */
export const shardsFolder = join(root, 'dist.shards');

export const publicFolder = join(root, 'public');

export const manifestFile = join(root, 'snapshots/manifest.json');

/** Everything that can be made again. */
export const cacheFolder = join(root, '.cache');

/** Where the visitors' bundle lies between bundling and assembling. */
export const bundleFolder = join(cacheFolder, 'bundle');

export const rendererFolder = join(cacheFolder, 'renderer');

/** The script that renders routes inside the browser. */
export const rendererFile = join(rendererFolder, 'renderer.js');

export const pictureCache = join(cacheFolder, 'pictures');
