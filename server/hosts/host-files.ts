import type { Environment } from '../../src/domain/environment.ts';
import { caddyFile } from './caddy.ts';
import { headersFile } from './headers-file.ts';
import { nginxFile } from './nginx.ts';
import { vercelFile } from './vercel.ts';

interface HostFile {
  readonly name: string;
  readonly text: string;
}

/** Where the files for an own server expect the built site. */
const serverFolder = '/var/www/site';

/** The site's host name; none while it is served at a number only. */
function hostName({ siteUrl }: Environment): string | undefined {
  const { hostname } = new URL(siteUrl);
  return /^[\d.]+$|^\[/.test(hostname) || hostname === 'localhost' ? undefined : hostname;
}

/** Files that static hosts read from the published folder itself. */
export function publishedHostFiles(environment: Environment): HostFile[] {
  return [
    { name: '_headers', text: headersFile(environment) },
    { name: 'vercel.json', text: vercelFile(environment) },
  ];
}

/** Configuration of an own server, for this environment. */
export function serverHostFiles(environment: Environment): HostFile[] {
  const place = { name: hostName(environment), folder: serverFolder };
  return [
    { name: 'nginx.conf', text: nginxFile(environment, { ...place, listen: '80' }) },
    { name: 'Caddyfile', text: caddyFile(environment, place) },
  ];
}
