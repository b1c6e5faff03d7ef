import type { TownServiceContent } from '../content.ts';
import type { JobPhoto, JobPost } from './job-post.ts';
import type { ServiceSlug } from '../services.ts';
import { neighboursOf, type Town } from '../towns.ts';

/** A job of the diary as a town's service page shows it. */
export interface RecentJob extends Pick<
  JobPost,
  'title' | 'townSlug' | 'townLabel' | 'dateISO'
> {
  /** What was found there: the post's first paragraph. */
  readonly found: string;
  readonly photo?: JobPhoto;
}

/** Generated content with the jobs that the diary held when the site was built; none where it had none for the page. */
export type ShownTownService = TownServiceContent & {
  readonly recentWork?: readonly RecentJob[];
};

const JOBS_SHOWN = 2;

/** The jobs that a page shows, newest posts first: those of its town, this service's before others, then this service's of its neighbours. */
export function recentWork(
  posts: readonly JobPost[],
  town: Town,
  service: ServiceSlug,
): RecentJob[] {
  const near = new Set(neighboursOf(town).map(({ slug }) => slug));
  const here = posts.filter(({ townSlug }) => townSlug === town.slug);
  const chosen = [
    ...here.filter(({ serviceSlug }) => serviceSlug === service),
    ...here.filter(({ serviceSlug }) => serviceSlug !== service),
    ...posts.filter(
      ({ townSlug, serviceSlug }) =>
        near.has(townSlug) && serviceSlug === service,
    ),
  ];
  return chosen
    .slice(0, JOBS_SHOWN)
    .map(({ title, townSlug, townLabel, dateISO, body, images }) => {
      // The last photograph is of the finished job.
      const photo = images.at(-1);
      const [found = ''] = body.split(/\n\s*\n/);
      return {
        title,
        townSlug,
        townLabel,
        dateISO,
        found: found.trim(),
        ...(photo && { photo }),
      };
    });
}
