import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HubContent, PageData, PageEntry, ServiceContent } from './types';

// Every tool is started in its own folder, beside the content.
const folder = join(process.cwd(), 'content');
const readJson = <T>(file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as T;

/** Every page of the site. */
export const pages = readJson<readonly PageEntry[]>('site.json');

const byPath = new Map(pages.map((entry) => [entry.path, entry]));

/** A page's row and its generated content; `/a/b/` is the same page as `/a/b`. */
export function readPage(path: string): PageData {
  const entry = byPath.get(path === '/' ? path : path.replace(/\/$/, ''));
  if (!entry) throw new Error(`${path}: no such page`);
  if (entry.kind === 'hub') return { entry, hub: readJson<HubContent>(entry.file!) };
  if (entry.kind === 'service') return { entry, service: readJson<ServiceContent>(entry.file!) };
  return { entry };
}
