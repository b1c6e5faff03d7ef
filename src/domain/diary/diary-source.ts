import type { Environment } from '../settings/environment.ts';

/** Whether an origin is this machine, as while the site is developed or tried out. */
export const isThisMachine = (origin: string) =>
  /^http:\/\/(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/.test(origin);

/** How many posts the diary shows, the newest. */
export const MAX_POSTS = 100;

/** Where the site has the posts of the build, if its diary shows those. */
export const builtDiaryPath = '/content/job-diary.json';

/** Whether the diary shows the posts of the build: a public site without a database has none to ask. */
export const isDiaryBuiltIn = ({
  supabaseUrl,
  siteUrl,
}: Pick<Environment, 'supabaseUrl' | 'siteUrl'>) =>
  supabaseUrl === undefined && !isThisMachine(siteUrl);

/** Origins, apart from the site's own, that the diary's photographs may come from: the Supabase project's, and those that are set. */
export function photoOrigins({
  supabaseUrl,
  pictureOrigins,
}: Pick<Environment, 'supabaseUrl' | 'pictureOrigins'>) {
  return [
    ...new Set([
      ...(supabaseUrl === undefined ? [] : [new URL(supabaseUrl).origin]),
      ...pictureOrigins,
    ]),
  ];
}
