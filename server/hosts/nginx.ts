import type { Environment } from '../../src/domain/settings/environment.ts';
import { redirects as packRedirects } from '#site/redirects.ts';
import {
  cacheControl,
  resourcePolicy,
  robotsTag,
  securityHeaders,
} from '../headers.ts';
import { nginxMaps, quote } from './nginx-maps.ts';
import { hiddenFiles } from './static-hosts.ts';

/** Where `npm run receive` listens beside nginx. */
export const receiverPort = 4174;

/** Types beside text/html that are text. */
const textTypes =
  'text/css text/plain text/xml application/javascript text/javascript application/json application/manifest+json application/xml image/svg+xml';

/**
 * Path at which pages post quote requests to their own server; undefined where these go elsewhere.
 */
function receiverPath({
  siteUrl,
  leadWebhookUrl,
}: Environment): string | undefined {
  const { origin, pathname } = new URL(leadWebhookUrl, siteUrl);
  return origin === siteUrl ? pathname : undefined;
}

/** The site's host name; none while it is served at a number only. */
function hostName({ siteUrl }: Environment): string | undefined {
  const { hostname } = new URL(siteUrl);
  return /^[\d.]+$|^\[/.test(hostname) || hostname === 'localhost'
    ? undefined
    : hostname;
}

/** The name with or without www that is not the site's own: it leads there. */
const otherName = (name: string): string =>
  name.startsWith('www.') ? name.slice(4) : `www.${name}`;

/**
 * Where quote requests are passed to the receiver beside the site. Longer ones are refused before
 * they are read.
 */
const receiverLocation = (
  path: string,
) => `    # Quote requests go to the receiver on this machine: npm run receive.
    location = ${quote(path)} {
        client_max_body_size 64k;
        proxy_pass http://127.0.0.1:${receiverPort};
        proxy_set_header X-Real-IP $remote_addr;
        proxy_hide_header Cache-Control;
        proxy_read_timeout 20s;
    }

`;

/**
 * A server block for nginx, to be included in its http block as Debian's sites-enabled are. It
 * serves the release that `npm run publish` made the current one. Addresses are judged on
 * $request_uri, which is as the visitor sent it: a decoded one could carry a line break into the
 * Location header.
 */
export function nginxFile(
  environment: Environment,
  redirects = packRedirects,
): string {
  const name = hostName(environment);
  const security = Object.entries(securityHeaders(environment)).map(
    ([header, value]) => `    add_header ${header} ${quote(value)} always;`,
  );
  const path = receiverPath(environment);
  return `# Made by "npm run host-files" from server/headers.ts. Do not edit: run it again.

${nginxMaps(redirects)}

server {
    listen 80;
    listen [::]:80;
    server_name ${name === undefined ? '_' : `${name} ${otherName(name)}`};
    root /var/www/site/current;

    server_tokens off;
    # A relative Location keeps scheme and port right behind a proxy.
    absolute_redirect off;
    client_max_body_size 1k;
    client_header_timeout 10s;
    client_body_timeout 10s;
    send_timeout 30s;
    # A page asks for some forty files at most, so that a burst is ten pages opened at once.
    limit_req zone=site_requests burst=400 nodelay;
    limit_conn site_connections 100;
    limit_req_status 429;
    limit_conn_status 429;

    # Says what the text files are written in. The manifest's type is missing from nginx's own list.
    charset utf-8;
    charset_types ${textTypes};

    # What belongs to this server alone and not to the site: see docs/going-live.md. There may be nothing.
    include /etc/nginx/site.d/*.conf;

    # In no location is there another add_header: it would take these away.
${security.join('\n')}
    add_header ${resourcePolicy.name} $site_resource_policy always;
    add_header ${cacheControl.name} $site_cache_control always;
    add_header ${robotsTag.name} $site_robots always;

    # Compressed beforehand where "npm run publish" has put it here, otherwise on the way.
    gzip on;
    gzip_static on;
    gzip_vary on;
    gzip_comp_level 5;
    gzip_min_length 512;
    gzip_proxied any;
    gzip_types ${textTypes};
    # With libnginx-mod-http-brotli-static:
    # brotli_static on;

${name === undefined ? '' : `    # With or without www, the site has one address.\n    if ($host = ${otherName(name)}) { return 308 $scheme://${name}$request_uri; }\n`}    if ($site_location) { return 308 $site_location; }

    error_page 404 /404.html;

    max_ranges 0;
    error_page 418 = @whole;

    location / {
        if ($site_odd_address) { return 404; }
        if ($site_other_range) { return 418; }
        max_ranges 1;
        try_files $uri $uri.html =404;
    }

    location @whole {
        try_files $uri $uri.html =404;
    }

    location = / {
        if ($site_odd_address) { return 404; }
        try_files /index.html =404;
    }

    location = /site.webmanifest {
        types { }
        default_type application/manifest+json;
    }

${path === undefined ? '' : receiverLocation(path)}    # Here whoever issues certificates looks whether the name is ours.
    location ^~ /.well-known/acme-challenge/ {
        root /var/www/challenges;
        default_type text/plain;
        try_files $uri =404;
    }

    location = /404.html {
        internal;
    }

    # The error page's own address, and .html that came here encoded.
    location = /404 { return 404; }
    location ~ \\.html$ { return 404; }

    # What hosts read and visitors need not, dotfiles, and the compressed copies.
    location ~ ^/(?:${hiddenFiles.join('|').replaceAll('.', '\\.')})$ { return 404; }
    location ~ /\\.(?!well-known/) { return 404; }
    location ~ \\.(?:gz|br)$ { return 404; }
}
`;
}

/**
 * What nginx needs for https, in a file of its own: put on the server once, when there is a
 * certificate, and included there by the site's file, which may be copied again at any time. Plain
 * http leads to https, on the same name.
 */
export function nginxTlsFile(environment: Environment): string {
  const name = hostName(environment);
  const certificates = `/etc/letsencrypt/live/${name ?? 'www.example.co.uk'}`;
  return `# Made by "npm run host-files". Goes into the folder that the site's own file includes, once there is a certificate.

listen 443 ssl http2;
listen [::]:443 ssl http2;
ssl_certificate ${certificates}/fullchain.pem;
ssl_certificate_key ${certificates}/privkey.pem;
ssl_protocols TLSv1.2 TLSv1.3;
ssl_session_cache shared:site_tls:10m;
ssl_session_timeout 1d;
ssl_session_tickets off;

if ($scheme = http) { return 308 https://${name ?? '$host'}$request_uri; }
`;
}

/** Configuration of an own server, for this environment. */
export const serverHostFiles = (
  environment: Environment,
  redirects = packRedirects,
) => [
  { name: 'nginx.conf', text: nginxFile(environment, redirects) },
  { name: 'nginx-tls.conf', text: nginxTlsFile(environment) },
];
