import type { Environment } from '../settings/environment.ts';

/** Origins, apart from the site's own, that the diary's photographs may come from: the Supabase project's, and those that are set. */
export function photoOrigins({ supabaseUrl, pictureOrigins }: Pick<Environment, 'supabaseUrl' | 'pictureOrigins'>) {
  return [...new Set([...(supabaseUrl === undefined ? [] : [new URL(supabaseUrl).origin]), ...pictureOrigins])];
}
