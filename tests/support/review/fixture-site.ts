import type { ManifestEntry } from '../../../snapshots/manifest-entry.ts';
import {
  notFoundPage,
  pages,
  paths,
  snapshotFile,
  type Page,
} from '../../../src/domain/pages.ts';
import { contentPathOf } from '../../../snapshots/plan/page-data.ts';
import { findTown } from '../../../src/domain/towns.ts';
import type { RepeatedSentence } from '../../../generator/likeness/repeated-sentences.ts';
import type { Unwritten } from '../../../pack/unwritten.ts';
import type { TownFacts } from '../../../generator/checks/town-page.ts';
import type { CapturedSite } from '../../../review/read/captured-site.ts';
import type { SearchFigures } from '../../../review/gather/search-console.ts';
import type { FileReading } from '../../../review/read/read-file.ts';
import { readHostRules } from '../../../review/read/host-rules.ts';
import type { ReviewInput } from '../../../review/read/read-site.ts';
import { fixtureSiteUrl, nameOf, pageHtml } from './fixture-page.ts';

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
  /** The contents of those files that were read, by name. */
  readonly readings: Map<string, FileReading>;
  readonly hostFiles: Map<string, string>;
  /** Paths of pages that search engines may not list. */
  readonly unlisted: Set<string>;
  sitemap: string | undefined;
  robotsTxt: string | undefined;
  readonly townFacts: Map<string, TownFacts>;
  /** The sentences that the generator made, by path. */
  readonly sentences: Map<string, readonly string[]>;
  /** Google's figures by path. */
  readonly searched: Map<string, SearchFigures>;
  /** Paths that were public before. */
  readonly published: string[];
  readonly unwritten: Unwritten[];
  /** What the build made of some of the pages, by path. */
  readonly built: Map<string, () => ManifestEntry>;
  readonly altered: Map<string, 'changed' | 'added' | 'removed'>;
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
    readings: new Map(),
    hostFiles: new Map(),
    unlisted,
    unwritten: [],
    built: new Map(),
    altered: new Map(),
    repeated: [],
    sentences: new Map(),
    searched: new Map(),
    published: [],
    townFacts: new Map(
      fixturePages.flatMap((page): [string, TownFacts][] => {
        const facts = factsOf(page);
        return facts ? [[page.path, facts]] : [];
      }),
    ),
  };
}

/** Returns the review's input for a fixture site. */
export function reviewInput(site: FixtureSite): ReviewInput {
  const { html, files, hostFiles, published, searched, unwritten } = site;
  const captured: CapturedSite = {
    html: (name) => html.get(name) ?? contentOf(site, name),
    readings: site.readings,
    files: new Map([
      ...files,
      ...[...html.keys()].map((name) => [`/${name}`, 1000] as const),
    ]),
    sitemap: site.sitemap,
    robotsTxt: site.robotsTxt,
    hostRules: readHostRules((name) => hostFiles.get(name)),
  };
  const rest = { source: '', part: '', fields: [] };
  return {
    captured,
    siteUrl: fixtureSiteUrl,
    pages: fixturePages,
    isListed: ({ path }) => !site.unlisted.has(path),
    published,
    searched,
    unwritten,
    built: site.built,
    altered: site.altered,
    now: new Date('2026-12-01'),
    provenanceOf: ({ path }) => ({
      sentences: new Map(
        (site.sentences.get(path) ?? []).map((text) => [text, rest]),
      ),
      rest,
      facts: site.townFacts.get(path),
    }),
  };
}

/** The content file of a page, made of the data in the page. */
function contentOf({ html }: FixtureSite, name: string): string {
  const page = fixturePages.find((each) => contentPathOf(each) === name)!;
  const [, data = ''] = /id="page-data">(.*?)</.exec(
    html.get(snapshotFile(page))!,
  )!;
  const [[, content]] = JSON.parse(data) as [[unknown, unknown]];
  return JSON.stringify(content);
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

/** Changes the facts about the town of the page at `path`. */
export function learnOf(
  site: FixtureSite,
  path: string,
  facts: Partial<TownFacts>,
): void {
  site.townFacts.set(path, { ...site.townFacts.get(path)!, ...facts });
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

function factsOf(page: Page): TownFacts | undefined {
  if (page.kind !== 'townService' && page.kind !== 'hub') return undefined;
  const { label, type } = findTown(page.townSlug)!;
  const [term = ''] = nameOf(page).split(/ (?:around|in) /);
  return {
    town: label,
    type,
    terms: [term],
    ...(page.kind === 'townService' ? { service: page.serviceSlug } : {}),
    exposures: ['the wind off the water', 'rain from the west'],
    issues: [],
    claims: [],
    wordsOfServices: [],
    parts: [],
    absent: [],
  };
}
