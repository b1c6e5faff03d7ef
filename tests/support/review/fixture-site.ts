import {
  notFoundPage,
  pages,
  paths,
  snapshotFile,
  type Page,
} from '../../../core/domain/pages.ts';
import { contentPathOf } from '../../../snapshots/plan/page-data.ts';
import type { RepeatedSentence } from '../../../generator/likeness/repeated-sentences.ts';
import type { Unwritten } from '../../../pack/unwritten.ts';
import type { EditedFile } from '../../../review/gather/since-build.ts';
import type { CapturedSite } from '../../../review/read/captured-site.ts';
import type { SearchFigures } from '../../../review/gather/search-console.ts';
import { readHostRules } from '../../../review/read/host-rules.ts';
import type { ReviewInput } from '../../../review/read/read-site.ts';
import { fixtureSiteUrl, pageHtml } from './fixture-page.ts';

/*
 * A small site without a fault, held as strings, for the tests of the review's rules: a home page,
 * a list of areas, a job diary, a privacy policy, an error page and the towns with their services.
 */
const { home, areas, privacy, jobDiary } = paths;
const fixedPaths: readonly string[] = [home, areas, privacy, jobDiary];
const fixturePages: readonly Page[] = [
  ...pages.filter(
    ({ kind, path }) => kind !== 'fixed' || fixedPaths.includes(path),
  ),
  notFoundPage,
];

/** Paths of the service pages, which tests damage. */
export const fixtureServicePaths: readonly string[] = fixturePages
  .filter(({ kind }) => kind === 'townService')
  .map(({ path }) => path);

/** A captured site that can be damaged. */
export interface FixtureSite {
  readonly html: Map<string, string>;
  readonly files: Map<string, number>;
  readonly hostFiles: Map<string, string>;
  /** Paths of pages that search engines may not list. */
  readonly unlisted: Set<string>;
  sitemap: string | undefined;
  robotsTxt: string | undefined;
  /** Google's figures by path. */
  readonly searched: Map<string, SearchFigures>;
  /** Paths that were public before. */
  readonly published: string[];
  readonly unwritten: Unwritten[];
  readonly altered: EditedFile[];
  /** Repeated sentences to add to those that the fixture has. */
  readonly repeated: RepeatedSentence[];
}

/** Returns a new site without a fault. */
export function makeFixtureSite(): FixtureSite {
  const unlisted = new Set([privacy, notFoundPage.path]);
  const listed = fixturePages.filter(({ path }) => !unlisted.has(path));
  return {
    html: new Map(
      fixturePages.map((page) => [snapshotFile(page), pageHtml(page)]),
    ),
    files: new Map(
      [
        '/styles.css',
        '/photo.jpg',
        '/card.jpg',
        '/sitemap.xml',
        '/robots.txt',
        ...fixturePages.flatMap((page) => contentPathOf(page) ?? []),
      ].map((file) => [file, 1000]),
    ),
    sitemap: `<urlset>${listed.map(({ path }) => `<url><loc>${fixtureSiteUrl}${path}</loc></url>`).join('')}</urlset>`,
    robotsTxt: `User-agent: *\nAllow: /\n\nSitemap: ${fixtureSiteUrl}/sitemap.xml\n`,
    hostFiles: new Map(),
    unlisted,
    unwritten: [],
    altered: [],
    repeated: [],
    searched: new Map(),
    published: [],
  };
}

/** Returns the review's input for a fixture site. */
export function reviewInput(site: FixtureSite): ReviewInput {
  const { html, files, hostFiles, published, searched, unwritten } = site;
  const captured: CapturedSite = {
    html: (name) => html.get(name) ?? '',
    content: () => undefined,
    files: new Map([
      ...files,
      ...[...html.keys()].map((name) => [`/${name}`, 1000] as const),
    ]),
    sitemap: site.sitemap,
    robotsTxt: site.robotsTxt,
    hostRules: readHostRules((name) => hostFiles.get(name)),
  };
  const rest = { source: '', fields: [] };
  return {
    captured,
    siteUrl: fixtureSiteUrl,
    pages: fixturePages,
    isListed: ({ path }) => !site.unlisted.has(path),
    published,
    searched,
    unwritten,
    altered: site.altered,
    provenanceOf: () => ({ sentences: new Map(), rest }),
  };
}

const fileOf = (path: string) =>
  snapshotFile(fixturePages.find((page) => page.path === path)!);

/** Returns the HTML of the page at `path`. */
export const htmlAt = (site: FixtureSite, path: string): string =>
  site.html.get(fileOf(path))!;

/**
 * Replaces every `from` on the page at `path`.
 * @throws Error if `from` does not occur, so that every test damages something.
 */
export function replaceOn(
  site: FixtureSite,
  path: string,
  [from, to]: readonly [from: string, to: string],
): void {
  const before = htmlAt(site, path);
  if (!before.includes(from)) throw new Error(`${path} does not hold ${from}`);
  site.html.set(fileOf(path), before.replaceAll(from, to));
}

/** Damages the page at `path`, or the site around it. */
export type Damage = (site: FixtureSite, path: string) => void;

/**
 * For each rule, ways to break that rule alone, each under the name of what is wrong. A way gives
 * the path of its finding if that is not the path of the damaged page.
 */
export type Cases = Readonly<
  Record<
    string,
    Readonly<
      Record<
        string,
        Damage | readonly [Damage, foundAt: (path: string) => string]
      >
    >
  >
>;

/** Replaces every `from` on a page. */
export const swap =
  (from: string, to: string): Damage =>
  (site, path) =>
    replaceOn(site, path, [from, to]);

/** Adds markup at the end of the main element. */
export const addToMain = (html: string): Damage =>
  swap('</main>', `${html}</main>`);

/** Adds rules to a file of a host. */
export const hostFile =
  (name: string, text: (path: string) => string): Damage =>
  (site, path) => {
    const before = site.hostFiles.get(name) ?? '';
    site.hostFiles.set(name, before + text(path));
  };

/** Adds a paragraph to the text of the page at `path`. */
export function writeOn(site: FixtureSite, path: string, text: string): void {
  addToMain(`<p>${text}</p>`)(site, path);
}

/** Removes every link to `target` from the pages at `from`. */
export function unlink(
  site: FixtureSite,
  target: string,
  from: readonly string[],
): void {
  const link = new RegExp(`<li><a href="${target}">[^<]*</a></li>`, 'g');
  for (const path of from) {
    site.html.set(fileOf(path), htmlAt(site, path).replaceAll(link, ''));
  }
}

/** Returns the paths of all pages that link to `target`. */
export const linkingTo = (site: FixtureSite, target: string): string[] =>
  fixturePages
    .map(({ path }) => path)
    .filter((path) =>
      site.html.get(fileOf(path))?.includes(`<a href="${target}">`),
    );
