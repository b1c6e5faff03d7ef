import type { Environment } from '../../src/domain/settings/environment.ts';
import type { Redirect } from '../../src/pack-types/business.ts';
import {
  cacheHeaders,
  immutableFolders,
  resourcePolicies,
  resourcePolicyHeader,
  securityHeaders,
  sharedFolders,
  unindexedFolders,
  unindexedHeader,
} from '../headers.ts';

const rule = (source: string, headers: Readonly<Record<string, string>>) => ({
  source,
  headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
});

/** `vercel.json` for a deployment of the built folder. A later rule wins over an earlier one. */
export function vercelFile(environment: Environment, redirects: readonly Redirect[]): string {
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    trailingSlash: false,
    ...(redirects.length > 0 && {
      redirects: redirects.map(({ from, to }) => ({ source: from, destination: to, permanent: true })),
    }),
    headers: [
      rule('/(.*)', {
        ...securityHeaders(environment),
        [resourcePolicyHeader]: resourcePolicies.own,
        'Cache-Control': cacheHeaders.revalidate,
      }),
      ...unindexedFolders.map((folder) => rule(`/${folder}/(.*)`, { [unindexedHeader.name]: unindexedHeader.value })),
      ...immutableFolders.map((folder) => rule(`/${folder}/(.*)`, { 'Cache-Control': cacheHeaders.immutable })),
      ...sharedFolders.map((folder) => rule(`/${folder}/(.*)`, { [resourcePolicyHeader]: resourcePolicies.shared })),
    ],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
