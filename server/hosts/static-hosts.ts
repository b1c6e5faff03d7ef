import { redirects as packRedirects } from '#site/redirects.ts';
import type { Redirect } from '../../pack/schemas/redirects.ts';
import { pages } from '../../src/domain/pages.ts';
import type { Environment } from '../../src/domain/settings/environment.ts';
import {
  fileHeaders,
  folderHeaders,
  isInside,
  resourcePolicy,
  securityHeaders,
} from '../headers.ts';

/** Files of `dist/` that hosts read and visitors need not. */
export const hiddenFiles = ['_headers', '_redirects', 'vercel.json'] as const;

/**
 * First segments of our addresses: a rule each for pages, and one for each folder, few enough for
 * every host.
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
 * The `_headers` file that Netlify and Cloudflare Pages read from the published folder. Both join
 * the values where two rules set one header: revalidation is left to their default, which is the
 * same as ours, and who may build an answer in is said pattern by pattern. Only the 404 page,
 * which any address may show, does not say it.
 */
export function headersFile(environment: Environment): string {
  const all = Object.entries(securityHeaders(environment)).map(
    ([name, value]) => `  ${name}: ${value}`,
  );
  const rules = addressPatterns().flatMap((pattern) => [
    pattern,
    ...folderHeaders
      .filter(
        (header) => header === resourcePolicy || isInside(header, pattern),
      )
      .map(({ name }) => `  ${name}: ${fileHeaders(pattern)[name]}`),
  ]);
  return ['/*', ...all, ...rules, ''].join('\n');
}

/** The `_redirects` file beside it. Netlify knows 301 for what the other hosts answer with 308. */
const redirectsFile = (redirects: readonly Redirect[]): string =>
  redirects
    .map(({ from, to }) => `${from} ${to} 301\n${from}/ ${to} 301\n`)
    .join('');

const vercelRule = (
  source: string,
  headers: Readonly<Record<string, string>>,
) => ({
  source,
  headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
});

/** `vercel.json` for a deployment of the built folder. A later rule wins over an earlier one. */
function vercelFile(
  environment: Environment,
  redirects: readonly Redirect[],
): string {
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    trailingSlash: false,
    ...(redirects.length > 0 && {
      redirects: redirects.map(({ from, to }) => ({
        source: from,
        destination: to,
        permanent: true,
      })),
    }),
    headers: [
      vercelRule('/(.*)', {
        ...securityHeaders(environment),
        ...fileHeaders('/'),
      }),
      ...folderHeaders
        .toReversed()
        .flatMap(({ name, folders, inside }) =>
          folders.map((folder) =>
            vercelRule(`/${folder}/(.*)`, { [name]: inside }),
          ),
        ),
    ],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

/** Files that static hosts read from the published folder itself. */
export function publishedHostFiles(
  environment: Environment,
  redirects = packRedirects,
) {
  return [
    { name: '_headers', text: headersFile(environment) },
    ...(redirects.length > 0
      ? [{ name: '_redirects', text: redirectsFile(redirects) }]
      : []),
    { name: 'vercel.json', text: vercelFile(environment, redirects) },
  ];
}
