import { crawlerFacts } from '../server/crawler-facts.ts';
import { buildRobots } from './assembly/sitemap.ts';
import { linesOf, type CachedPage } from './cached-pages.ts';
import { manifestChunks, type ManifestFiles } from './manifest-file.ts';
import { manifestSite } from './manifest.ts';
import { InputError } from '../src/domain/problems.ts';
import { createHasher } from '../pipeline/cache/file-hashes.ts';
import { readIfThere } from './files/read-file.ts';
import { writeFile } from './files/write-file.ts';
import type { Build } from '../pipeline/open-build.ts';
import { manifestFile, nameOf, wordsFile } from '../pipeline/paths.ts';

const files: ManifestFiles = { manifest: manifestFile, words: wordsFile };
const names = ['manifest', 'words'] as const;

/**
 * Brings the committed manifest and the words beside it up to date with the pages, in the order of the site, page by page: memory need not hold them all. Says
 * whether one changed.
 * @throws InputError where one would although `frozen`
 */
export function syncManifest(
  { cache, environment: { siteUrl }, frozen }: Build,
  pages: readonly CachedPage[],
  sitemap: string,
): boolean {
  const [robotsTxt, paths] = [
    buildRobots(siteUrl),
    pages.map(({ path }) => path),
  ];
  const site = manifestSite({
    ...crawlerFacts(),
    robotsTxt,
    sitemap,
    siteUrl,
    paths,
  });
  function* parts() {
    for (const page of pages) yield linesOf(page);
  }
  const chunks = () => manifestChunks(site, parts());
  function* textOf(name: (typeof names)[number]) {
    for (const chunk of chunks()) yield chunk[name];
  }
  const hashes = { manifest: createHasher(), words: createHasher() };
  for (const chunk of chunks())
    for (const name of names) hashes[name].add(chunk[name]);
  const stale = names.filter(
    (name) => cache.hashOf(nameOf(files[name])) !== hashes[name].end(),
  );
  if (frozen)
    refuse(
      stale.filter(
        (name) =>
          !isAlike(readIfThere(files[name]) ?? '', [...textOf(name)].join('')),
      ),
    );
  else for (const name of stale) writeFile(files[name], textOf(name));
  return !frozen && stale.length > 0;
}

/** @throws InputError naming committed files that this build would change */
function refuse(stale: readonly (typeof names)[number][]): void {
  if (stale.length === 0) return;
  const message =
    'is not what this build makes: run npm run build, look at its changes and commit it';
  throw new InputError(
    stale.map((name) => ({ file: nameOf(files[name]), message })),
  );
}

/** A date that was found out for this build alone is no change of the content. */
const isAlike = (committed: string, made: string) =>
  withoutDates(committed) === withoutDates(made);

const withoutDates = (manifest: string) =>
  manifest.replaceAll(/"changed": "[\d-]*"/g, '"changed": ""');
