import { join } from 'node:path';
import { publishedHostFiles } from '../../server/hosts/static-hosts.ts';
import type { PageJob } from './assemble-site.ts';
import { buildRobots, sitemapFiles } from './sitemap.ts';
import type { CachedPage } from '../cached-pages.ts';
import { assertDefined } from '../../src/domain/assert-defined.ts';
import { webManifest } from './web-manifest.ts';
import { listFiles } from '../files/list-files.ts';
import type { Build } from '../../pipeline/open-build.ts';
import {
  bundleFolder,
  cardCache,
  iconCache,
  nameOf,
  packPublicFolder,
  pictureCache,
  publicFolder,
  root,
} from '../../pipeline/paths.ts';
import { cardAddress } from '../../pipeline/stages/cards/card-sheet.ts';
import type { NextSite } from './next-site.ts';
import { contentWithWork } from '../plan/plan-pages.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { InputError, type Problem } from '../../src/domain/problems.ts';

/**
 * Puts into the site what lies ready: `public/` and the pack's own files, content with what the diary adds to it, and what other
 * stages made, scripts and styles, pictures, icons and cards.
 */
export async function copyFiles(
  build: Build,
  site: NextSite,
  jobs: readonly PageJob[],
): Promise<void> {
  const { cache, diary, environment } = build;
  const written = contentWithWork(jobs, diary.posts(), environment);
  const copyFrom = (
    folder: string,
    names: readonly string[],
    addressOf = (file: string) => file,
  ) => {
    const start = `${nameOf(folder)}/`;
    return names
      .filter(
        (name) =>
          name.startsWith(start) && !written.has(name.slice(start.length)),
      )
      .map((name) => {
        const hash = assertDefined(cache.hashOf(name), name);
        return site.copy(
          addressOf(name.slice(start.length)),
          join(root, name),
          hash,
        );
      });
  };
  const filesOf = (folder: string) => listFiles(root, [nameOf(folder)]);
  const madeBy = (stage: string) => Object.keys(cache.productsOf(stage));
  await Promise.all([
    ...Array.from(written, ([file, text]) => site.write(file, text)),
    ...copyFrom(publicFolder, filesOf(publicFolder)),
    ...copyFrom(packPublicFolder, filesOf(packPublicFolder)),
    ...copyFrom(
      join(bundleFolder, 'assets'),
      madeBy('bundle'),
      (file) => `assets/${file}`,
    ),
    ...copyFrom(pictureCache, madeBy('pictures'), (file) => `pictures/${file}`),
    ...copyFrom(iconCache, madeBy('icons')),
    ...copyFrom(cardCache, madeBy('cards'), cardAddress),
  ]);
}

/**
 * Writes what no other stage makes: the site map, the licences of what visitors are sent, and the files that hosts read.
 * Resolves to the site map's text.
 */
export async function writeSiteFiles(
  { environment }: Build,
  site: NextSite,
  pages: readonly CachedPage[],
): Promise<string> {
  const sitemap = sitemapFiles({
    siteUrl: environment.siteUrl,
    entries: pages,
  });
  const files = [
    ...[...sitemap].map(([name, text]) => ({ name, text })),
    { name: 'site.webmanifest', text: webManifest() },
    { name: 'robots.txt', text: buildRobots(environment.siteUrl) },
    { name: licencesFile, text: licenceNotices() },
    ...publishedHostFiles(environment),
  ];
  await Promise.all(files.map(({ name, text }) => site.write(name, text)));
  return [...sitemap.values()].join('');
}

/** Where the site has the notices. */
const licencesFile = 'licences.txt';

/** Packages that are installed for building alone, parts of which are sent to visitors all the same: fonts, and the reset of the style sheet. */
const shippedTools = [
  '@fontsource-variable/atkinson-hyperlegible-next',
  '@fontsource-variable/bricolage-grotesque',
  'tailwindcss',
];

interface LockEntry {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly devOptional?: boolean;
}

/**
 * The licences of everything by others that visitors are sent, as these licences ask for: packages that share a text stand above
 * it together. @throws InputError naming packages without a licence text
 */
export function licenceNotices(): string {
  const { packages } = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  ) as {
    readonly packages: Readonly<Record<string, LockEntry>>;
  };
  const shipped = Object.entries(packages)
    .map(([folder, entry]) => ({
      folder,
      name: folder.replace(/^.*node_modules\//, ''),
      ...entry,
    }))
    .filter(
      ({ folder, name, dev, optional, devOptional }) =>
        folder !== '' &&
        (shippedTools.includes(name) || !(dev || optional || devOptional)),
    );
  const byText = new Map<string, string[]>();
  const problems: Problem[] = [];
  for (const { folder, name, version, license } of shipped) {
    const file = readdirSync(join(root, folder)).find((entry) =>
      /^(?:licen[cs]e|copying)/i.test(entry),
    );
    if (file === undefined)
      problems.push({
        file: folder,
        message: 'has no licence text: run npm ci',
      });
    else {
      const text = readFileSync(join(root, folder, file), 'utf8').replaceAll(
        '\r',
        '',
      );
      byText.set(text.trim(), [
        ...(byText.get(text.trim()) ?? []),
        `${name} ${version} (${license})`,
      ]);
    }
  }
  if (problems.length > 0) throw new InputError(problems);
  const parts = [...byText].map(
    ([text, names]) => `${names.join('\n')}\n\n${text}`,
  );
  return `This site is made with the work of others. These are its licences.\n\n${parts.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}
