import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { InputError } from '../../src/domain/problems.ts';
import type { CapturedSite } from '../types.ts';

/** Reads a deployable folder. @throws InputError where there is none. */
export function readDist(folder: string): CapturedSite {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new InputError([{ file: folder, message: 'holds no built site: run npm run build first' }]);
  }
  const names = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
  const readIf = (name: string) => (names.includes(name) ? readFileSync(join(folder, name), 'utf8') : undefined);
  return {
    html: new Map(
      names.filter((name) => name.endsWith('.html')).map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
    ),
    files: new Map(names.map((name) => [`/${name}`, statSync(join(folder, name)).size])),
    sitemap: readSitemap(readIf),
    robotsTxt: readIf('robots.txt'),
  };
}

/** The site map's lists of pages: those of its parts where it is an index of them. */
function readSitemap(readIf: (name: string) => string | undefined): string | undefined {
  const text = readIf('sitemap.xml');
  if (!text?.includes('<sitemapindex')) return text;
  return [...text.matchAll(/<loc>[^<]*\/([^</]+)<\/loc>/g)].map(([, name = '']) => readIf(name) ?? '').join('');
}
