import type { Environment } from '../../src/domain/settings/environment.ts';
import { redirects as packRedirects } from '../../site/redirects.ts';
import { nginxFile, nginxTlsFile } from './nginx.ts';
import { headersFile, redirectsFile, vercelFile } from './static-hosts.ts';

interface HostFile {
  readonly name: string;
  readonly text: string;
}

/** Files that static hosts read from the published folder itself. */
export function publishedHostFiles(environment: Environment, redirects = packRedirects): HostFile[] {
  return [
    { name: '_headers', text: headersFile(environment) },
    ...(redirects.length > 0 ? [{ name: '_redirects', text: redirectsFile(redirects) }] : []),
    { name: 'vercel.json', text: vercelFile(environment, redirects) },
  ];
}

/** Configuration of an own server, for this environment. */
export const serverHostFiles = (environment: Environment, redirects = packRedirects): HostFile[] => [
  { name: 'nginx.conf', text: nginxFile(environment, redirects) },
  { name: 'nginx-tls.conf', text: nginxTlsFile(environment) },
];
