import { assertDefined } from '../../core/domain/assert-defined.ts';
import {
  builtDiaryPath,
  isDiaryBuiltIn,
} from '../../core/domain/diary/diary-source.ts';
import type { JobPost } from '../../core/domain/diary/job-post.ts';
import {
  notFoundPage,
  pages,
  paths,
  type Page,
} from '../../core/domain/pages.ts';
import { throwProblems } from '../../core/domain/problems.ts';
import type { PageData } from '../../core/domain/rendering.ts';
import type { Environment } from '../../core/domain/settings/environment.ts';
import { hashOf } from '../../core/disk/hash-of.ts';
import { contentPathOf, readPageData, workShownOn } from './page-data.ts';

/** A page to make, with the data that it shows. */
export interface PlannedPage {
  readonly page: Page;
  /** Hash of the data. A page with the same key shows the same data. */
  readonly key: string;
  /**
   * Reads the data when the page's turn comes, so that memory need not hold the data of all pages.
   */
  readonly readData: () => PageData;
}

export interface PlanInputs {
  /** Holds the generated content. */
  readonly publicFolder: string;
  /** Hash of each content file, by its path below `publicFolder`. */
  readonly contentHashes: ReadonlyMap<string, string>;
  /** The diary's posts; undefined if its database could not be read. */
  readonly posts: readonly JobPost[] | undefined;
}

/**
 * Returns every page of the site, in the site's order.
 * @throws InputError naming all generated content that is missing
 */
export function planPages(inputs: PlanInputs): PlannedPage[] {
  const { publicFolder, posts } = inputs;
  const all = [...pages, notFoundPage];
  const missing = all
    .map(contentPathOf)
    .filter((path) => path !== undefined)
    .filter((path) => !inputs.contentHashes.has(path.slice(1)));
  const message = 'is missing: run npm run generate first';
  const problems = missing.map((path) => ({ file: `public${path}`, message }));
  throwProblems(problems);
  return all.map((page) => ({
    page,
    key: keyOf(page, inputs),
    readData: () => readPageData(page, publicFolder, posts),
  }));
}

function keyOf(page: Page, { contentHashes, posts }: PlanInputs): string {
  if (page.path === paths.jobDiary)
    return hashOf(JSON.stringify(posts ?? null));
  const path = contentPathOf(page);
  if (path === undefined) return '';
  const content = assertDefined(contentHashes.get(path.slice(1)), path);
  const { recentWork } = workShownOn(page, posts);
  return recentWork
    ? hashOf(`${content} ${JSON.stringify(recentWork)}`)
    : content;
}

/**
 * Returns the content files that the diary adds to, by path in the site, so that a page fetches the
 * data that it was rendered with. Includes the diary itself if visitors cannot read it from a
 * database.
 */
export function contentWithWork(
  plan: readonly PlannedPage[],
  posts: readonly JobPost[] | undefined,
  environment: Environment,
): Map<string, string> {
  const files = new Map<string, string>();
  if (posts && isDiaryBuiltIn(environment))
    files.set(builtDiaryPath.slice(1), JSON.stringify(posts));
  for (const { page, readData } of plan) {
    if (!workShownOn(page, posts).recentWork) continue;
    const path = assertDefined(contentPathOf(page), page.path);
    const [[, content] = []] = readData();
    files.set(path.slice(1), `${JSON.stringify(content, null, 2)}\n`);
  }
  return files;
}
