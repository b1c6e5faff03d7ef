import { join, relative, sep } from 'node:path';
import { packFolder } from './pack-folder.ts';

export const root = join(import.meta.dirname, '../..');

/**
 * Returns a file's path from the project's root, with forward slashes, as used in records and
 * messages.
 */
export const nameOf = (file: string) =>
  relative(root, file).split(sep).join('/');

/**
 * Returns the path from the project's root of a file or folder of the pack, such as
 * `site/mark.svg`.
 */
export const nameInPack = (path: string) => nameOf(join(packFolder, path));

/** The built site, which visitors are served. */
export const dist = join(root, 'dist');

/** The next `dist/` is assembled here. */
export const nextDist = join(root, 'dist.next');

/** Holds the shards of the snapshot stage until they are merged. */
export const shardsFolder = join(root, 'dist.shards');

export const publicFolder = join(root, 'public');
/** Files of the pack that are served unchanged: certificates, the diary's sample photographs. */
export const packPublicFolder = join(packFolder, 'site/public');

/** The generated content. Committed. */
export const contentFolder = join(publicFolder, 'content');

/** Size, hash and colours of each source image. Committed. */
export const pictureSizesFile = join(
  packFolder,
  'site/pictures.generated.json',
);

/** Source images of the pictures. */
export const mastersFolder = join(packFolder, 'site/media');

/** Holds caches and products that a build can make again. */
export const cacheFolder = join(root, '.cache');

/** Cache entries of the pages of `dist/`. */
export const siteRecordFile = join(cacheFolder, 'pages.json');

/** The visitors' bundle. */
export const bundleFolder = join(cacheFolder, 'bundle');

/** The script that renders routes inside the browser. */
export const rendererFile = join(cacheFolder, 'renderer/renderer.js');

/** Files that take long to make. Those of earlier builds are kept. */
export const pictureCache = join(cacheFolder, 'pictures');
export const cardCache = join(cacheFolder, 'social');
export const iconCache = join(cacheFolder, 'icons');

/** The posts last read from a hosted diary. */
export const lastPostsFile = join(cacheFolder, 'last-posts.json');
