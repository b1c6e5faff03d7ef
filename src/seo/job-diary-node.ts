import { config } from '../config.ts';
import type { JobPost } from '../../core/domain/diary/job-post.ts';
import { businessId, type JsonLdNode } from './structured-data.ts';

/**
 * Returns the job diary with its posts nested in it, since reader views would take a post at the
 * top level for the whole page.
 */
export const jobDiaryNode = (
  name: string,
  posts: readonly JobPost[],
): JsonLdNode => ({
  '@type': 'Blog',
  name,
  publisher: { '@id': businessId() },
  blogPost: posts.map(({ title, dateISO, townLabel, images }) => ({
    '@type': 'BlogPosting',
    headline: title,
    datePublished: dateISO,
    contentLocation: { '@type': 'Place', name: townLabel },
    author: { '@id': businessId() },
    ...(images.length > 0 && {
      image: images.map(({ src }) => new URL(src, config.siteUrl).href),
    }),
  })),
});
