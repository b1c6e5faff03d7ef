import type { Environment } from '../settings/environment.ts';

/** Whether an origin is on this machine, as in development and previews. */
export const isLocalOrigin = (origin: string) =>
  /^http:\/\/(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/.test(origin);

/** Path at which a build publishes its posts, if the diary shows them. */
export const builtDiaryPath = '/content/job-diary.json';

/**
 * Whether the diary shows the posts that the build published. It does on a public site without a
 * Supabase project, where browsers cannot reach a database.
 */
export const isDiaryBuiltIn = ({
  supabaseUrl,
  siteUrl,
}: Pick<Environment, 'supabaseUrl' | 'siteUrl'>) =>
  supabaseUrl === undefined && !isLocalOrigin(siteUrl);

/**
 * Returns the origins, besides the site's own, that diary photographs may come from: the origin of
 * the Supabase project and those in VITE_PICTURE_ORIGINS.
 */
export function photoOrigins({
  supabaseUrl,
  pictureOrigins,
}: Pick<Environment, 'supabaseUrl' | 'pictureOrigins'>) {
  const own = supabaseUrl === undefined ? [] : [new URL(supabaseUrl).origin];
  return [...own, ...pictureOrigins];
}
