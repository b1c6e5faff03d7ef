import { queryOptions } from '@tanstack/react-query';
import type { HubContent } from '../domain/content.ts';
import type { ShownTownService } from '../domain/diary/recent-work.ts';
import { queryKeys } from '../domain/diary/query-keys.ts';
import { contentPaths } from '../domain/routes.ts';

/** What the build has published at a path of the site. @throws Error where it is not there. */
export async function fetchContent<T>(path: string): Promise<T> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return (await response.json()) as T;
}

/** Generated content of a town-by-service page, with the jobs that the diary held at the build. It never changes within a build. */
export function townServiceQuery(townSlug: string, serviceSlug: string) {
  return queryOptions({
    queryKey: queryKeys.townService(townSlug, serviceSlug),
    queryFn: () => fetchContent<ShownTownService>(contentPaths.townService(townSlug, serviceSlug)),
    staleTime: Infinity,
  });
}

/** Generated content of a town hub. */
export function hubQuery(townSlug: string) {
  return queryOptions({
    queryKey: queryKeys.hub(townSlug),
    queryFn: () => fetchContent<HubContent>(contentPaths.hub(townSlug)),
    staleTime: Infinity,
  });
}
