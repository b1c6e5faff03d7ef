import { createHash } from 'node:crypto';
import { buildMetaName } from '../../core/domain/rendering.ts';
import {
  notFoundPage,
  pages,
  paths,
  type Page,
} from '../../core/domain/pages.ts';
import { hostOf } from '../hosts/host-table.ts';
import { ask, checkHeaders, findings, type LiveSite } from './live-site.ts';

/** Every fixed page, one town hub and one service page. */
const samples: readonly Page[] = [
  ...new Map(
    pages.map((page) => [page.kind === 'fixed' ? page.path : page.kind, page]),
  ).values(),
];

const buildMeta = new RegExp(`<meta name="${buildMetaName}" content="([^"]*)"`);

interface NamedFile {
  readonly path: string;
  readonly integrity: string | undefined;
}

/** Checks pages of each kind, their scripts and styles, the error page and a URL variant. */
export async function checkPages(site: LiveSite): Promise<string[]> {
  const { origin, environment } = site;
  const files = new Map<string, NamedFile>();
  const builds = new Set<string>();
  const found: string[] = [];
  for (const { path } of samples) {
    const lines = await findings(path, async (report) => {
      const answer = await ask(origin + path);
      const html = await answer.text();
      if (answer.status !== 200)
        return report(`answers ${answer.status} instead of 200`);
      for (const file of namedFiles(html)) {
        files.set(file.path, file);
      }
      const [, build = 'none'] = buildMeta.exec(html) ?? [];
      builds.add(build);
      checkHeaders(site, path, answer, report);
      if (build === 'none')
        report(
          'names no build: another project made it, or an old version of this one',
        );
      const [, canonical = 'nothing'] =
        /<link rel="canonical" href="([^"]*)"/.exec(html) ?? [];
      const expected = environment.siteUrl + path;
      if (canonical !== expected)
        report(
          `names ${canonical} as its address, where VITE_SITE_URL gives ${expected}`,
        );
    });
    found.push(...lines);
  }
  if (builds.size > 1)
    found.push(
      `pages: ${builds.size} different builds are live at once (${[...builds].join(', ')}): publish again`,
    );
  for (const file of files.values()) {
    const lines = await checkFile(site, file);
    found.push(...lines);
  }
  return [
    ...found,
    ...(await checkMissing(site)),
    ...(await checkMissingFile(site)),
    ...(await checkUrlVariant(site)),
  ];
}

/** Returns the scripts and styles that the HTML names, in tags and in its list of scripts. */
function namedFiles(html: string): NamedFile[] {
  const named = /"(\/assets\/[^"]+\.(?:js|css))"(?: integrity="([^"]+)")?/g;
  return Array.from(html.matchAll(named), ([, path = '', integrity]) => ({
    path,
    integrity,
  }));
}

const checkFile = (site: LiveSite, { path, integrity }: NamedFile) =>
  findings(path, async (report) => {
    const answer = await ask(site.origin + path);
    const bytes = Buffer.from(await answer.arrayBuffer());
    if (answer.status !== 200)
      return report(
        `answers ${answer.status}, and pages need it: publish again`,
      );
    const type = answer.headers.get('content-type') ?? '';
    const wanted = path.endsWith('.css') ? /^text\/css/ : /javascript/;
    const hash = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
    checkHeaders(site, path, answer, report);
    if (bytes.length === 0) report('is empty: publish again');
    if (!wanted.test(type))
      report(`is sent as "${type}", which browsers refuse`);
    if (integrity !== undefined && integrity !== hash)
      report(
        'is not the file its pages were made with, so browsers refuse it: something on the way changes it',
      );
  });

const missing = '/nothing-lies-here';
const checkMissing = (site: LiveSite) =>
  findings(missing, async (report) => {
    const answer = await ask(site.origin + missing);
    const html = await answer.text();
    if (answer.status !== 404)
      return report(
        `answers ${answer.status} instead of 404: search engines would index it`,
      );
    checkHeaders(site, missing, answer, report);
    const ownAddress = site.environment.siteUrl + notFoundPage.path;
    if (!html.includes(`<link rel="canonical" href="${ownAddress}"`))
      report('does not show the error page of this site');
  });

/** A 404 that is cached for longer outlives the deployment that restores its file. */
const MAX_MISSING_SECONDS = 3600;
const missingFile = '/assets/nothing-lies-here-12345678.js';

/** Checks that browsers do not cache a 404 for long, since a roll-back may restore the file. */
const checkMissingFile = ({ origin }: LiveSite) =>
  findings(missingFile, async (report) => {
    const { status, headers } = await ask(origin + missingFile);
    const cache = headers.get('cache-control') ?? '';
    const [, seconds = 0] = /max-age=(\d+)/.exec(cache) ?? [];
    if (status !== 404) report(`answers ${status} instead of 404`);
    const isKept = Number(seconds) > MAX_MISSING_SECONDS;
    if (isKept || /\bimmutable\b/.test(cache))
      report(
        `its 404 is cached ("${cache}"): a script that one deployment removes stays missing after the next restores it`,
      );
  });

/** A URL variant that must redirect to the page's own URL, if the host supports that. */
const variant = `${paths.services}.html`;
const checkUrlVariant = ({ origin }: LiveSite) =>
  findings(variant, async (report) => {
    const { status, headers } = await ask(origin + variant);
    if (!hostOf(headers).oneAddress) return;
    const goal = new URL(headers.get('location') ?? '', origin);
    const isForGood = [301, 308].includes(status);
    if (!isForGood || goal.pathname !== paths.services)
      report(`does not redirect to ${paths.services} permanently (${status})`);
  });
