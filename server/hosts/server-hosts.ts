import { redirects as siteRedirects } from '../../core/domain/redirects.ts';
import type { Environment } from '../../core/domain/settings/environment.ts';
import { apacheFile } from './apache.ts';
import { caddyFile } from './caddy.ts';
import { nginxFile, nginxTlsFile } from './nginx.ts';

/** Returns the configuration files for your own web server and for shared hosting. */
export const serverHostFiles = (
  environment: Environment,
  redirects = siteRedirects,
) => [
  { name: 'nginx.conf', text: nginxFile(environment, redirects) },
  { name: 'nginx-tls.conf', text: nginxTlsFile(environment) },
  { name: '.htaccess', text: apacheFile(environment, redirects) },
  { name: 'Caddyfile', text: caddyFile(environment, redirects) },
];
