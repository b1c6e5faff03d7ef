import type { Environment } from '../../src/domain/settings/environment.ts';
import { pages } from '../../src/domain/routes.ts';
import type { Redirect } from '../../src/pack-types/business.ts';
import {
  cacheHeaders,
  immutableFolders,
  resourcePolicy,
  resourcePolicyHeader,
  securityHeaders,
  sharedFolders,
  unindexedFolders,
  unindexedHeader,
} from '../headers.ts';

/** First parts of our addresses: a rule each for pages, and one for each folder, few enough for every host. */
function places(): string[] {
  const ofPages = pages.map(({ path }) => path.replace(/^(\/[^/]+)\/.*$/, '$1/*'));
  const folders = [...unindexedFolders, ...immutableFolders, ...sharedFolders].map((folder) => `/${folder}/*`);
  return [...new Set([...ofPages, ...folders])].sort();
}

/**
 * The `_headers` file that Netlify and Cloudflare Pages read from the published folder. Both join the
 * values where two rules set one header, so revalidation is left to their default, which is the same
 * as ours, only the folders of hashed files say how long they may be kept, and who may build an answer in is said
 * place by place. Only the 404 page, which any address may show, does not say it.
 */
export function headersFile(environment: Environment): string {
  const all = Object.entries(securityHeaders(environment)).map(([name, value]) => `  ${name}: ${value}`);
  const rules = places().flatMap((place) => [
    place,
    `  ${resourcePolicyHeader}: ${resourcePolicy(place)}`,
    ...(immutableFolders.some((folder) => place === `/${folder}/*`)
      ? [`  Cache-Control: ${cacheHeaders.immutable}`]
      : []),
    ...(unindexedFolders.some((folder) => place === `/${folder}/*`)
      ? [`  ${unindexedHeader.name}: ${unindexedHeader.value}`]
      : []),
  ]);
  return ['/*', ...all, ...rules, ''].join('\n');
}

/** The `_redirects` file beside it. Netlify knows 301 for what the other hosts answer with 308. */
export const redirectsFile = (redirects: readonly Redirect[]): string =>
  redirects.map(({ from, to }) => `${from} ${to} 301\n${from}/ ${to} 301\n`).join('');
