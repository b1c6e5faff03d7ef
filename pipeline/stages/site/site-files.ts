import { join } from 'node:path';
import { publishedHostFiles } from '../../../server/hosts/host-files.ts';
import type { PageJob } from '../../../snapshots/assembly/assemble-site.ts';
import { buildRobots, sitemapFiles } from '../../../snapshots/assembly/sitemap.ts';
import type { CachedPage } from '../../../snapshots/cached-pages.ts';
import { assertDefined } from '../../../src/domain/assert-defined.ts';
import { webManifest } from '../../brand/web-manifest.ts';
import { listFiles } from '../../files/list-files.ts';
import type { Build } from '../../open-build.ts';
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
import { cardAddress } from '../cards/card-sheet.ts';
import { licenceNotices, licencesFile } from './licence-notices.ts';
import type { NextSite } from './next-site.ts';
import { contentWithWork } from './page-jobs.ts';

/** Puts `public/` and the pack's own files into the site, content with what the diary adds to it. */
export async function copyPublicFiles(
  { cache, diary, environment }: Build,
  site: NextSite,
  jobs: readonly PageJob[],
): Promise<void> {
  const written = contentWithWork(jobs, diary.posts(), environment);
  for (const [file, text] of written) site.write(file, text);
  const copyFrom = (folder: string) =>
    listFiles(folder, ['.'])
      .filter((file) => !written.has(file))
      .map((file) => {
        const name = `${nameOf(folder)}/${file}`;
        return site.copy(file, join(root, name), assertDefined(cache.hashOf(name), name));
      });
  await Promise.all([publicFolder, packPublicFolder].flatMap(copyFrom));
}

/** Puts what other stages made into the site: scripts and styles, pictures, icons, cards. */
export async function copyProducts({ cache }: Build, site: NextSite): Promise<void> {
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
export function writeSiteFiles({ environment }: Build, site: NextSite, pages: readonly CachedPage[]): string {
  const sitemap = sitemapFiles({ siteUrl: environment.siteUrl, entries: pages });
  const files = [
    ...[...sitemap].map(([name, text]) => ({ name, text })),
    { name: 'site.webmanifest', text: webManifest() },
    { name: 'robots.txt', text: buildRobots(environment.siteUrl) },
    { name: licencesFile, text: licenceNotices() },
    ...publishedHostFiles(environment),
  ];
  for (const { name, text } of files) site.write(name, text);
  return [...sitemap.values()].join('');
}
