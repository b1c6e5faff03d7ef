import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { queryKeys } from '../src/domain/diary/query-keys.ts';
import type { PageData } from '../src/domain/rendering.ts';
import { contentPaths, notFoundPage, pages, paths } from '../src/domain/routes.ts';

/** Every page of the site, the one for unknown addresses too. */
export const allPages = [...pages, notFoundPage];

const byPath = new Map(pages.map((page) => [page.path, page]));
// Every tool is started in its own folder, beside the content.
const readJson = (path: string): unknown => JSON.parse(readFileSync(join(process.cwd(), path), 'utf8'));

/** The data of a page's queries. */
export function pageDataOf(path: string): PageData {
  const page = byPath.get(path);
  if (page?.kind === 'townService') {
    const { townSlug, serviceSlug } = page;
    return [[queryKeys.townService(townSlug, serviceSlug), readJson(contentPaths.townService(townSlug, serviceSlug))]];
  }
  if (page?.kind === 'hub') return [[queryKeys.hub(page.townSlug), readJson(contentPaths.hub(page.townSlug))]];
  if (page?.path === paths.jobDiary) return [[queryKeys.jobPosts, readJson('content/job-posts.json')]];
  return [];
}
