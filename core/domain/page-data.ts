import type { PageData } from './rendering.ts';

/** Keys of a page's data, which the snapshotter writes into the page for the application. */
export const queryKeys = {
  townService: (townSlug: string, serviceSlug: string) =>
    ['town-service', townSlug, serviceSlug] as const,
  hub: (townSlug: string) => ['hub', townSlug] as const,
  jobPosts: ['job-posts'] as const,
  /** Key of the ISO date on which the page's content last changed. */
  changed: (path: string) => ['changed', path] as const,
};

/** Returns the data under one key; undefined if the document does not hold it. */
export function findPageData(
  data: PageData,
  queryKey: readonly unknown[],
): unknown {
  const wanted = JSON.stringify(queryKey);
  return data.find(([key]) => JSON.stringify(key) === wanted)?.[1];
}

/** Fetches JSON that the build published at `path`. @throws Error if the response is not 2xx */
export async function fetchContent<T>(path: string): Promise<T> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return (await response.json()) as T;
}
