import { config } from '../config.ts';
import { business } from '#site/business.ts';
import type { JobPost } from '../domain/diary/job-post.ts';
import { paths } from '../domain/pages.ts';
import type { Pair } from '../domain/pictures/describe-pair.ts';
import {
  absolute,
  businessId,
  photoUrl,
  type JsonLdNode,
} from './structured-data.ts';

/** The page and its site. The build adds `dateModified`. */
export function webPageNode(path: string, pair?: Pair): JsonLdNode {
  return {
    '@type': 'WebPage',
    '@id': `${absolute(path)}#page`,
    url: absolute(path),
    isPartOf: {
      '@type': 'WebSite',
      '@id': `${absolute(paths.home)}#website`,
      name: business.name,
      url: absolute(paths.home),
      publisher: { '@id': businessId() },
    },
    inLanguage: 'en-GB',
    ...(pair && {
      primaryImageOfPage: {
        '@type': 'ImageObject',
        contentUrl: photoUrl(pair),
      },
    }),
  };
}

/**
 * The job diary with its posts. They lie within it, since reader views take a post at the top for
 * the whole page.
 */
export const jobDiaryNode = (
  name: string,
  posts: readonly JobPost[],
): JsonLdNode => ({
  '@type': 'Blog',
  name,
  publisher: { '@id': businessId() },
  blogPost: posts.map(jobPostNode),
});

function jobPostNode({
  title,
  dateISO,
  townLabel,
  images,
}: JobPost): JsonLdNode {
  return {
    '@type': 'BlogPosting',
    headline: title,
    datePublished: dateISO,
    contentLocation: { '@type': 'Place', name: townLabel },
    author: { '@id': businessId() },
    ...(images.length > 0 && {
      image: images.map(({ src }) => new URL(src, config.siteUrl).href),
    }),
  };
}
