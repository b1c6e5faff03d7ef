import type { Redirect } from '../../src/pack-types/business.ts';
import type { Environment } from '../../src/domain/settings/environment.ts';

/** Where an own server has the site. */
export interface ServerPlace {
  /** Host name; undefined answers to every name. */
  readonly name: string | undefined;
  /** Folder of the built site on that server. */
  readonly folder: string;
  readonly redirects: readonly Redirect[];
}

/** A former address as a regular expression: with slash or `.html` at its end it is the same one. */
export const formerAddress = ({ from }: Redirect): string => `${from.replaceAll('.', '\\.')}(?:\\.html)?/*`;

/** Files of `dist/` that hosts read and visitors need not. */
export const hiddenFiles = ['_headers', '_redirects', 'vercel.json'] as const;

/** Where `npm run receive` listens on such a server. */
export const receiverPort = 4174;

/** Path at which pages post quote requests to their own server; undefined where these go elsewhere. */
export function receiverPath({ siteUrl, leadWebhookUrl }: Environment): string | undefined {
  const { origin, pathname } = new URL(leadWebhookUrl, siteUrl);
  return origin === siteUrl ? pathname : undefined;
}

/** The name with or without www that is not the site's own: it leads there. */
export const otherName = (name: string): string => (name.startsWith('www.') ? name.slice(4) : `www.${name}`);
