import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { InputError } from '../src/domain/problems.ts';
import type { CapturedSite } from './model.ts';

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
    files: new Set(names.map((name) => `/${name}`)),
    sitemap: readIf('sitemap.xml'),
    robotsTxt: readIf('robots.txt'),
  };
}
