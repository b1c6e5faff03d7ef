import type { Environment } from '../../src/domain/settings/environment.ts';
import { redirects as packRedirects } from '../../site/redirects.ts';
import { nginxFile, nginxTlsFile } from './nginx.ts';
import { headersFile, redirectsFile, vercelFile } from './static-hosts.ts';

interface HostFile {
  readonly name: string;
  readonly text: string;
}

/** Where the files for an own server expect the built site: the release that `npm run publish` made the current one. */
const serverFolder = '/var/www/site/current';

/** The site's host name; none while it is served at a number only. */
function hostName({ siteUrl }: Environment): string | undefined {
  const { hostname } = new URL(siteUrl);
  return /^[\d.]+$|^\[/.test(hostname) || hostname === 'localhost' ? undefined : hostname;
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
export function serverHostFiles(environment: Environment, redirects = packRedirects): HostFile[] {
  const name = hostName(environment);
  const certificates = `/etc/letsencrypt/live/${name ?? 'www.example.co.uk'}`;
  return [
    {
      name: 'nginx.conf',
      text: nginxFile(environment, {
        name,
        folder: serverFolder,
        redirects,
        listen: ['80', '[::]:80'],
        additions: '/etc/nginx/site.d',
        challenges: '/var/www/challenges',
      }),
    },
    {
      name: 'nginx-tls.conf',
      text: nginxTlsFile({
        name,
        listen: ['443', '[::]:443'],
        certificate: { chain: `${certificates}/fullchain.pem`, key: `${certificates}/privkey.pem` },
      }),
    },
  ];
}
