import { assertDefined } from '../../src/domain/assert-defined.ts';
import type { PageJob } from '../assembly/assemble-site.ts';
import { contentPathOf, readPageData, workShownOn } from './page-data.ts';
import {
  builtDiaryPath,
  isDiaryBuiltIn,
} from '../../src/domain/diary/diary-source.ts';
import type { Environment } from '../../src/domain/settings/environment.ts';
import type { JobPost } from '../../src/domain/diary/job-post.ts';
import { InputError } from '../../src/domain/problems.ts';
import {
  notFoundPage,
  pages,
  paths,
  type Page,
} from '../../src/domain/pages.ts';
import { hashOf } from '../../pipeline/cache/file-hashes.ts';
import type { Build } from '../../pipeline/open-build.ts';
import { nameOf, publicFolder } from '../../pipeline/paths.ts';

const publicName = nameOf(publicFolder);

/**
 * Every page of the site with the key of the data it shows.
 * @throws InputError naming all generated content that is missing.
 */
export function listJobs({ cache, diary }: Build): PageJob[] {
  const posts = diary.posts();
  const lost: string[] = [];
  const keyOf = (page: Page): string => {
    if (page.path === paths.jobDiary)
      return hashOf(JSON.stringify(posts ?? null));
    const content = contentPathOf(page);
    if (content === undefined) return '';
    const name = publicName + content;
    const hash = cache.hashOf(name);
    if (hash === undefined) lost.push(name);
    const { recentWork } = workShownOn(page, posts);
    return recentWork
      ? hashOf(`${hash} ${JSON.stringify(recentWork)}`)
      : (hash ?? '');
  };
  const jobs = [...pages, notFoundPage].map((page): PageJob => ({
    page,
    key: keyOf(page),
    readData: () => readPageData(page, publicFolder, posts),
  }));
  if (lost.length > 0) {
    throw new InputError(
      lost.map((file) => ({
        file,
        message: 'is missing: run npm run generate first',
      })),
    );
  }
  return jobs;
}

/**
 * The content files that the diary adds to, as they are published, by their path in the site: what a page fetches is what it was
 * rendered with. The diary itself is one where there is no database to ask.
 */
export function contentWithWork(
  jobs: readonly PageJob[],
  posts: readonly JobPost[] | undefined,
  environment: Environment,
): Map<string, string> {
  const diary: [string, string][] =
    posts && isDiaryBuiltIn(environment)
      ? [[builtDiaryPath.slice(1), JSON.stringify(posts)]]
      : [];
  return new Map([
    ...diary,
    ...jobs
      .filter(({ page }) => workShownOn(page, posts).recentWork)
      .map(({ page, readData }): [string, string] => {
        const [[, content] = []] = readData();
        return [
          assertDefined(contentPathOf(page), page.path).slice(1),
          `${JSON.stringify(content, null, 2)}\n`,
        ];
      }),
  ]);
}
