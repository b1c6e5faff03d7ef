import type { TownServiceContent } from '../content.ts';
import type { JobPhoto, JobPost } from './job-post.ts';
import type { ServiceSlug } from '../services.ts';
import { slugsOf } from '../text/slugs-of.ts';
import { nearBy, type Town } from '../towns.ts';

/** A diary post as a service page shows it. */
export interface RecentJob extends Pick<
  JobPost,
  'title' | 'townSlug' | 'townLabel' | 'dateISO'
> {
  /** The post's first paragraph. */
  readonly found: string;
  readonly photo?: JobPhoto;
}

/** A service page's generated content, with diary posts if the build found any that fit. */
export type ShownTownService = TownServiceContent & {
  readonly recentWork?: readonly RecentJob[];
};

const JOBS_SHOWN = 2;
const betweenParagraphs = /\n\s*\n/;

/**
 * Picks the posts for a service page: the town's jobs of this service, then its other jobs, then
 * jobs of this service in towns nearby. `posts` and each group are newest first.
 */
export function recentWork(
  posts: readonly JobPost[],
  town: Town,
  service: ServiceSlug,
): RecentJob[] {
  const near = slugsOf(nearBy(town));
  const here = posts.filter(({ townSlug }) => townSlug === town.slug);
  const isOfService = ({ serviceSlug }: JobPost) => serviceSlug === service;
  const chosen = [
    ...here.filter(isOfService),
    ...here.filter((post) => !isOfService(post)),
    ...posts
      .filter(isOfService)
      .filter(({ townSlug }) => near.includes(townSlug)),
  ];
  return chosen
    .slice(0, JOBS_SHOWN)
    .map(({ title, townSlug, townLabel, dateISO, body, images }) => {
      // The last photograph shows the finished job.
      const photo = images.at(-1);
      const [found = ''] = body.split(betweenParagraphs);
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
