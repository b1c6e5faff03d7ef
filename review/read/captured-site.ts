import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { InputError } from '../../src/domain/problems.ts';
import { readHostRules, type HostRule } from './host-rules.ts';

/** The files of the folder that is deployed. */
export interface CapturedSite {
  /** HTML by file name relative to the folder, with forward slashes. */
  readonly html: Pick<ReadonlyMap<string, string>, 'get' | 'has' | 'keys'>;
  /** Bytes of every file, by its path from the site's root. */
  readonly files: ReadonlyMap<string, number>;
  readonly sitemap: string | undefined;
  readonly robotsTxt: string | undefined;
  readonly hostRules: readonly HostRule[];
}

/**
 * Lists a folder to deploy. Its pages are read one at a time, on request.
 * @throws InputError if there is no built site
 */
export function openDist(folder: string): CapturedSite {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new InputError([
      { file: folder, message: 'holds no built site: run npm run build first' },
    ]);
  }
  const names = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'),
    )
    .sort();
  const all = new Set(names);
  const read = (name: string) =>
    all.has(name) ? readFileSync(join(folder, name), 'utf8') : undefined;
  return {
    html: {
      has: (name) => all.has(name),
      keys: () => names.filter((name) => name.endsWith('.html')).values(),
      get: read,
    },
    files: new Map(
      names.map((name) => [`/${name}`, statSync(join(folder, name)).size]),
    ),
    sitemap: readSitemap(read),
    robotsTxt: read('robots.txt'),
    hostRules: readHostRules(read),
  };
}

/** The sitemap's lists of pages: those of its parts if it is an index. */
function readSitemap(
  read: (name: string) => string | undefined,
): string | undefined {
  const text = read('sitemap.xml');
  if (!text?.includes('<sitemapindex')) return text;
  return [...text.matchAll(/<loc>[^<]*\/([^</]+)<\/loc>/g)]
    .map(([, name = '']) => read(name) ?? '')
    .join('');
}

const unescapeXml = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

/** What a sitemap says of each page. An address of another site stays whole. */
export const sitemapEntries = (sitemap: string, siteUrl: string) =>
  [...sitemap.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => ({
    path: unescapeXml((/<loc>([^<]*)/.exec(entry)?.[1] ?? '').trim()).replace(
      siteUrl,
      '',
    ),
    /** Empty if not given. */
    lastmod: /<lastmod>([^<]*)/.exec(entry)?.[1] ?? '',
    pictures: entry.split('<image:loc>').length - 1,
  }));
