import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');

/** What visitors are served. */
export const dist = join(root, 'dist');

/** Where the next `dist/` is put together. */
export const nextDist = join(root, 'dist.next');

/** Shards of the snapshot stage lie here until they are merged. */
export const shardsFolder = join(root, 'dist.shards');

export const publicFolder = join(root, 'public');
/** Files that the business brings and the site serves as they are: icons, certificates, the diary's sample photographs. */
export const packPublicFolder = join(root, 'site/public');

export const manifestFile = join(root, 'snapshots/manifest.json');

/** The posts of the embedded database, and a hash of what they were made from. Committed. */
export const embeddedPostsFile = join(root, 'snapshots/diary.json');

/** Everything that can be made again. */
export const cacheFolder = join(root, '.cache');

/** Where the visitors' bundle lies between bundling and assembling. */
export const bundleFolder = join(cacheFolder, 'bundle');

/** The script that renders routes inside the browser. */
export const rendererFile = join(cacheFolder, 'renderer/renderer.js');

export const pictureCache = join(cacheFolder, 'pictures');

/** What the hosted diary last answered with. */
export const lastPostsFile = join(cacheFolder, 'last-posts.json');
