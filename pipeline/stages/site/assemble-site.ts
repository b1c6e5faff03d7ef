import { assertDefined } from '../../../src/domain/assert-defined.ts';
import { join } from 'node:path';
import { publishedHostFiles } from '../../../server/hosts/host-files.ts';
import { indexNowFile } from '../../../server/index-now.ts';
import type { CachedPage } from '../../../snapshots/cached-pages.ts';
import { buildRobots, sitemapFiles } from '../../../snapshots/assembly/sitemap.ts';
import type { Environment } from '../../../src/domain/settings/environment.ts';
import { webManifest } from '../../brand/web-manifest.ts';
import type { BuildCache } from '../../cache/build-cache.ts';
import { listFiles } from '../../files/list-files.ts';
import {
  bundleFolder,
  cardCache,
  iconCache,
  nameOf,
  packPublicFolder,
  pictureCache,
  publicFolder,
  root,
} from '../../paths.ts';
import { cardAddress } from '../cards/card-file.ts';
import { licenceNotices, licencesFile } from './licence-notices.ts';
import type { NextSite } from './next-site.ts';

interface PublicFilesOptions {
  readonly site: NextSite;
  /** Hash of one of the project's files. */
  readonly hashOfFile: (name: string) => string | undefined;
  /** Files that the build writes, in the place of those of `public/` where there are such, by path. */
  readonly written: ReadonlyMap<string, string>;
}

/** Puts `public/`, the pack's own files and what the build adds to them into the site. */
export async function copyPublicFiles({ site, hashOfFile, written }: PublicFilesOptions): Promise<void> {
  for (const [file, text] of written) site.write(file, text);
  const copyFrom = (folder: string) => {
    const start = nameOf(folder);
    return listFiles(folder, ['.'])
      .filter((file) => !written.has(file))
      .map((file) => site.copy(file, join(folder, file), assertDefined(hashOfFile(`${start}/${file}`), file)));
  };
  await Promise.all([publicFolder, packPublicFolder].flatMap(copyFrom));
}

/** Puts what other stages made into the site: scripts and styles, pictures, icons, cards. */
export async function copyProducts(site: NextSite, cache: BuildCache): Promise<void> {
  const copyFrom = (stage: string, folder: string, addressOf: (file: string) => string) => {
    const start = `${nameOf(folder)}/`;
    return Object.entries(cache.productsOf(stage))
      .filter(([name]) => name.startsWith(start))
      .map(([name, hash]) => site.copy(addressOf(name.slice(start.length)), join(root, name), hash));
  };
  await Promise.all([
    ...copyFrom('bundle', join(bundleFolder, 'assets'), (file) => `assets/${file}`),
    ...copyFrom('pictures', pictureCache, (file) => `pictures/${file}`),
    ...copyFrom('icons', iconCache, (file) => file),
    ...copyFrom('cards', cardCache, cardAddress),
  ]);
}

/**
 * Writes what no other stage makes: the site map, the licences of what visitors are sent, and the files that hosts read.
 * Returns the site map's text.
 */
export function writeSiteFiles(site: NextSite, environment: Environment, pages: readonly CachedPage[]): string {
  site.write('site.webmanifest', webManifest());
  const sitemap = sitemapFiles({ siteUrl: environment.siteUrl, entries: pages });
  for (const [name, text] of sitemap) site.write(name, text);
  site.write('robots.txt', buildRobots(environment.siteUrl));
  site.write(licencesFile, licenceNotices());
  for (const { name, text } of publishedHostFiles(environment)) site.write(name, text);
  const keyFile = indexNowFile(environment);
  if (keyFile) site.write(keyFile.name, keyFile.text);
  return [...sitemap.values()].join('');
}
