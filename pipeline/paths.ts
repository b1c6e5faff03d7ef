import { join, relative, sep } from 'node:path';
import { packFolder } from '../pack/pack-folder.ts';

export const root = join(import.meta.dirname, '..');

/** A file's path relative to the project, with forward slashes: its name in records and messages. */
export const nameOf = (file: string) =>
  relative(root, file).split(sep).join('/');

/** The name of a file or folder of the pack, as `site/mark.svg`. */
export const nameInPack = (path: string) => nameOf(join(packFolder, path));

/** What visitors are served. */
export const dist = join(root, 'dist');

/** Where the next `dist/` is put together. */
export const nextDist = join(root, 'dist.next');

/** Shards of the snapshot stage lie here until they are merged. */
export const shardsFolder = join(root, 'dist.shards');

export const publicFolder = join(root, 'public');
/** Files that the business brings and the site serves as they are: certificates, the diary's sample photographs. */
export const packPublicFolder = join(packFolder, 'site/public');

/** The generated content. Committed. */
export const contentFolder = join(publicFolder, 'content');

/** What the pages need to know of each picture master. Committed. */
export const pictureSizesFile = join(
  packFolder,
  'site/pictures.generated.json',
);
export const closeUpSizesFile = join(
  packFolder,
  'site/close-ups.generated.json',
);

/** Picture masters. */
export const mastersFolder = join(packFolder, 'site/media');

/** Everything that can be made again. */
export const cacheFolder = join(root, '.cache');

/** What the last build knows of its pages. */
export const siteRecordFile = join(cacheFolder, 'pages.json');

/** Where the visitors' bundle lies between bundling and assembling. */
export const bundleFolder = join(cacheFolder, 'bundle');

/** The script that renders routes inside the browser. */
export const rendererFile = join(cacheFolder, 'renderer/renderer.js');

/** Encoded pictures and drawn cards outlive everything else here: they take longest to make. */
export const pictureCache = join(cacheFolder, 'pictures');
export const cardCache = join(cacheFolder, 'social');
export const iconCache = join(cacheFolder, 'icons');

/** What the hosted diary last answered with. */
export const lastPostsFile = join(cacheFolder, 'last-posts.json');
