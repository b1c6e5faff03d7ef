import type { Redirect } from '../../src/pack-types/business.ts';

/** Where an own server has the site. */
export interface ServerLocation {
  /** Host name; undefined answers to every name. */
  readonly name: string | undefined;
  /** Folder of the built site on that server. */
  readonly folder: string;
  readonly redirects: readonly Redirect[];
}

/** Files of `dist/` that hosts read and visitors need not. */
export const hiddenFiles = ['_headers', '_redirects', 'vercel.json'] as const;

/** Where `npm run receive` listens on such a server. */
export const receiverPort = 4174;
