import { assertDefined } from '../../core/domain/assert-defined.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import {
  hubContentSchema,
  townServiceContentSchema,
} from '../../core/domain/content.ts';
import type { JobPost } from '../../core/domain/diary/job-post.ts';
import {
  InputError,
  inputError,
  schemaProblems,
} from '../../core/domain/problems.ts';
import {
  recentWork,
  type ShownTownService,
} from '../../core/domain/diary/recent-work.ts';
import { queryKeys } from '../../core/domain/page-data.ts';
import type { PageData } from '../../core/domain/rendering.ts';
import { contentPaths, paths, type Page } from '../../core/domain/pages.ts';
import { findTown } from '../../core/domain/towns.ts';

/** Path of the generated content that a page shows; undefined if it shows none. */
export function contentPathOf(page: Page): string | undefined {
  if (page.kind === 'townService')
    return contentPaths.townService(page.townSlug, page.serviceSlug);
  return page.kind === 'hub' ? contentPaths.hub(page.townSlug) : undefined;
}

/**
 * Reads the data of a page's queries from the generated content in `publicFolder`.
 * @throws InputError with all problems of the content
 */
export function readPageData(
  page: Page,
  publicFolder: string,
  jobPosts?: readonly JobPost[],
): PageData {
  if (page.kind === 'townService') {
    const content: ShownTownService = {
      ...readContent(page, publicFolder, townServiceContentSchema),
      ...workShownOn(page, jobPosts),
    };
    return [[queryKeys.townService(page.townSlug, page.serviceSlug), content]];
  }
  if (page.kind === 'hub') {
    const content = readContent(page, publicFolder, hubContentSchema);
    return [[queryKeys.hub(page.townSlug), content]];
  }
  if (page.path === paths.jobDiary && jobPosts !== undefined)
    return [[queryKeys.jobPosts, jobPosts]];
  return [];
}

/**
 * Returns what the diary adds to a page's content: its recent jobs, or nothing if no job matches.
 */
export function workShownOn(
  page: Page,
  jobPosts: readonly JobPost[] = [],
): Pick<ShownTownService, 'recentWork'> {
  if (page.kind !== 'townService' || jobPosts.length === 0) return {};
  const jobs = recentWork(
    jobPosts,
    assertDefined(findTown(page.townSlug), page.townSlug),
    page.serviceSlug,
  );
  return jobs.length > 0 ? { recentWork: jobs } : {};
}

function readContent<T>(
  page: Page,
  publicFolder: string,
  schema: v.GenericSchema<unknown, T>,
): T {
  const path = assertDefined(contentPathOf(page), page.path);
  const name = `public${path}`;
  const again = 'run npm run generate';
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(join(publicFolder, path), 'utf8'));
  } catch (error) {
    const { message } = error as Error;
    throw inputError(name, `cannot be read (${message}): ${again}`);
  }
  const result = v.safeParse(schema, content);
  if (result.success) return result.output;
  throw new InputError(
    schemaProblems(name, result.issues).map((problem) => ({
      ...problem,
      message: `${problem.message}: ${again}`,
    })),
  );
}
