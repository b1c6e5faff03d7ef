/** Query keys by page kind, shared by the application and the snapshotter, which fills them. */
export const queryKeys = {
  townService: (townSlug: string, serviceSlug: string) => ['town-service', townSlug, serviceSlug] as const,
  hub: (townSlug: string) => ['hub', townSlug] as const,
  jobPosts: ['job-posts'] as const,
};
