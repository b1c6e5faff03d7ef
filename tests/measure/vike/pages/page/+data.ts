import { readFileSync } from 'node:fs';
import type { PageContextServer } from 'vike/types';
import { parseJobPosts } from '../../core/domain/diary/job-post.ts';
import { queryKeys } from '../../core/domain/page-data.ts';
import type { PageData } from '../../core/domain/rendering.ts';
import { contentPaths, pages, paths } from '../../core/domain/pages.ts';

const byPath = new Map(pages.map((page) => [page.path, page]));
const readJson = (path: string) => JSON.parse(readFileSync(`.${path}`, 'utf8'));

/**
 * Reads the data of a page's queries from the copy of the project, which has been built already.
 */
export function data({ urlPathname }: PageContextServer): PageData {
  const page = byPath.get(urlPathname);
  if (page?.kind === 'townService') {
    const { townSlug, serviceSlug } = page;
    const content = readJson(contentPaths.townService(townSlug, serviceSlug));
    return [[queryKeys.townService(townSlug, serviceSlug), content]];
  }
  if (page?.kind === 'hub')
    return [
      [queryKeys.hub(page.townSlug), readJson(contentPaths.hub(page.townSlug))],
    ];
  return page?.path === paths.jobDiary
    ? [
        [
          queryKeys.jobPosts,
          parseJobPosts(readJson('/site/diary.json').posts, []),
        ],
      ]
    : [];
}
