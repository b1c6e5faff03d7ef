import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { queryKeys, type PageData } from '../src/domain/rendering.ts';
import { contentPaths, paths, type Page } from '../src/domain/routes.ts';

/** The data of a page's queries, read from the generated content in `publicFolder`. */
export function readPageData(page: Page, publicFolder: string, jobPosts: unknown): PageData {
  const readJson = (path: string): unknown => JSON.parse(readFileSync(join(publicFolder, path), 'utf8'));
  if (page.kind === 'townService') {
    const { townSlug, serviceSlug } = page;
    return [[queryKeys.townService(townSlug, serviceSlug), readJson(contentPaths.townService(townSlug, serviceSlug))]];
  }
  if (page.kind === 'hub') return [[queryKeys.hub(page.townSlug), readJson(contentPaths.hub(page.townSlug))]];
  if (page.path === paths.jobDiary && jobPosts !== undefined) return [[queryKeys.jobPosts, jobPosts]];
  return [];
}
