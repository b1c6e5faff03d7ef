import type { PageData } from './rendering.ts';

/** Query keys by page kind, shared by the application and the snapshotter, which fills them. */
export const queryKeys = {
  townService: (townSlug: string, serviceSlug: string) =>
    ['town-service', townSlug, serviceSlug] as const,
  hub: (townSlug: string) => ['hub', townSlug] as const,
  jobPosts: ['job-posts'] as const,
  /** The date on which a page's content last changed. */
  changed: (path: string) => ['changed', path] as const,
};

/** The data of one query, undefined where the page came without it. */
export function findPageData(
  data: PageData,
  queryKey: readonly unknown[],
): unknown {
  const wanted = JSON.stringify(queryKey);
  return data.find(([key]) => JSON.stringify(key) === wanted)?.[1];
}

/** What the build has published at a path of the site. @throws Error where it is not there. */
export async function fetchContent<T>(path: string): Promise<T> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return (await response.json()) as T;
}
