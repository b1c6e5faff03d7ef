import { redirects as siteRedirects } from '../../core/domain/redirects.ts';
import type { Redirect } from '../../core/schemas/redirects.ts';
import { pages } from '../../core/domain/pages.ts';
import type { Environment } from '../../core/domain/settings/environment.ts';
import { literal } from './host-names.ts';
import {
  cacheControl,
  fileHeaders,
  folderHeaders,
  isInside,
  resourcePolicy,
  securityHeaders,
  shortLife,
  type FolderHeader,
} from '../headers.ts';

/** Files of `dist/` that configure the host and are not served to visitors. */
export const hiddenFiles = ['_headers', '_redirects', 'vercel.json'] as const;

/**
 * Returns the URL patterns of the rules in `_headers`. Deeper pages share the pattern of their
 * first segment, which keeps the number of rules within every host's limit.
 */
function addressPatterns(): string[] {
  const ofPages = pages.map(({ path }) =>
    path.replace(/^(\/[^/]+)\/.*$/, '$1/*'),
  );
  const ofFolders = folderHeaders.flatMap(({ folders }) =>
    folders.map((folder) => `/${folder}/*`),
  );
  return [...new Set([...ofPages, ...ofFolders])].sort();
}

/**
 * Builds the `_headers` file that Netlify and Cloudflare Pages read from the published folder. Both
 * join the values if two rules set the same header. So revalidation is left to their default,
 * which equals ours, and each pattern sets the embedding policy: only the 404 page at an unknown
 * URL lacks it. Rules apply to errors too, so hashed files get a short cache lifetime.
 */
export function headersFile(environment: Environment): string {
  const all = Object.entries(securityHeaders(environment)).map(
    ([name, value]) => `  ${name}: ${value}`,
  );
  const valueAt = (header: FolderHeader, pattern: string) =>
    header === cacheControl ? shortLife : fileHeaders(pattern)[header.name];
  const rules = addressPatterns().flatMap((pattern) => [
    pattern,
    ...folderHeaders
      .filter(
        (header) => header === resourcePolicy || isInside(header, pattern),
      )
      .map((header) => `  ${header.name}: ${valueAt(header, pattern)}`),
  ]);
  return ['/*', ...all, ...rules, ''].join('\n');
}

/** Builds the `_redirects` file. Redirects have status 301, since Netlify does not support 308. */
const redirectsFile = (redirects: readonly Redirect[]): string =>
  redirects
    .map(({ from, to }) => `${from} ${to} 301\n${from}/ ${to} 301\n`)
    .join('');

/**
 * Builds `vercel.json` for a deployment of the built folder. Routes run in order, and a later
 * header overrides an earlier one. Routes after `hit` run only if a file was found, so that no 404
 * is cached for a year.
 */
function vercelFile(
  environment: Environment,
  redirects: readonly Redirect[],
): string {
  const below = (folders: readonly string[]) =>
    `^/(?:${folders.join('|')})/.*$`;
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    trailingSlash: false,
    routes: [
      ...redirects.map(({ from, to }) => ({
        src: `^${literal(from)}/?$`,
        status: 308,
        headers: { Location: to },
      })),
      {
        src: '^/.*$',
        headers: {
          ...securityHeaders(environment),
          ...fileHeaders('/'),
        },
        continue: true,
      },
      ...folderHeaders
        .filter((header) => header !== cacheControl)
        .map(({ name, folders, inside }) => ({
          src: below(folders),
          headers: { [name]: inside },
          continue: true,
        })),
      { handle: 'hit' },
      {
        src: below(cacheControl.folders),
        headers: { [cacheControl.name]: cacheControl.inside },
        continue: true,
        important: true,
      },
    ],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

/** Returns the files that static hosts read from the published folder itself. */
export function publishedHostFiles(
  environment: Environment,
  redirects = siteRedirects,
) {
  return [
    { name: '_headers', text: headersFile(environment) },
    ...(redirects.length > 0
      ? [{ name: '_redirects', text: redirectsFile(redirects) }]
      : []),
    { name: 'vercel.json', text: vercelFile(environment, redirects) },
  ];
}
