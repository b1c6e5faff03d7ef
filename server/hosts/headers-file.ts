import type { Environment } from '../../src/domain/environment.ts';
import { cacheHeaders, immutableFolders, securityHeaders, unindexedFolders, unindexedHeader } from '../headers.ts';

/**
 * The `_headers` file that Netlify and Cloudflare Pages read from the published folder. Both join the
 * values where two rules set one header, so revalidation is left to their default, which is the same
 * as ours, and only the folders of hashed files say how long they may be kept.
 */
export function headersFile(environment: Environment): string {
  const all = Object.entries(securityHeaders(environment)).map(([name, value]) => `  ${name}: ${value}`);
  const kept = immutableFolders.map((folder) => `/${folder}/*\n  Cache-Control: ${cacheHeaders.immutable}`);
  const unindexed = unindexedFolders.map(
    (folder) => `/${folder}/*\n  ${unindexedHeader.name}: ${unindexedHeader.value}`,
  );
  return ['/*', ...all, ...kept, ...unindexed, ''].join('\n');
}
