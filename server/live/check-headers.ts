import {
  cacheControl,
  cacheHeaders,
  resourcePolicies,
  resourcePolicy,
  resourcePolicyHeader,
  securityHeaders,
} from '../headers.ts';
import type { LiveSite } from './live-site.ts';

/** What is wrong with the headers of an answer, by what this project's settings make of them. */
export function checkHeaders({ environment }: LiveSite, path: string, { status, headers }: Response): string[] {
  const found = status === 200;
  const expected: Readonly<Record<string, string>> = {
    ...securityHeaders(environment),
    [resourcePolicyHeader]: found ? resourcePolicy(path) : resourcePolicies.own,
    'Cache-Control': found ? cacheControl(path) : cacheHeaders.revalidate,
  };
  return Object.entries(expected).flatMap(([name, value]) => {
    const live = headers.get(name);
    if (live === value) return [];
    if (live === null) return [`${name} is missing: the host's file of "npm run host-files" is not in use`];
    return [`${name} ${describeDifference(live, value)}: run "npm run host-files" and copy its file again`];
  });
}

/** A policy is compared part by part, since the whole of it says nothing to a reader. */
function describeDifference(live: string, wanted: string): string {
  const parts = (text: string) => text.split(/;\s*/).filter(Boolean);
  const extra = parts(live).filter((part) => !parts(wanted).includes(part));
  const missing = parts(wanted).filter((part) => !parts(live).includes(part));
  return `has "${extra.join('; ')}" where these settings make "${missing.join('; ')}"`;
}
