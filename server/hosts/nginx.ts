import type { Redirect } from '../../core/schemas/redirects.ts';
import type { Environment } from '../../core/domain/settings/environment.ts';
import {
  cacheControl,
  resourcePolicy,
  robotsTag,
  securityHeaders,
} from '../headers.ts';
import {
  hostName,
  literal,
  otherName,
  quote,
  receiverPath,
  receiverPort,
  visitorPace,
} from './host-names.ts';
import { nginxMaps } from './nginx-maps.ts';
import { hiddenFiles } from './static-hosts.ts';

/** MIME types of text files other than text/html. */
const textTypes =
  'text/css text/plain text/xml application/javascript text/javascript application/json application/manifest+json application/xml image/svg+xml';

const leadToName = (
  name: string,
) => `    # With or without www, the site has one address.
    if ($host = ${otherName(name)}) { return 308 $scheme://${name}$request_uri; }
`;

/**
 * Returns the location that passes quote requests to the receiver. Requests over 64 KB are refused
 * before they are read.
 */
const receiverLocation = (
  path: string,
) => `    # Quote requests go to the receiver on this machine: npm run receive.
    location = ${quote(path)} {
        if ($site_odd_address) { return 404; }
        client_max_body_size 64k;
        proxy_pass http://127.0.0.1:${receiverPort};
        proxy_set_header X-Real-IP $remote_addr;
        proxy_hide_header Cache-Control;
        proxy_read_timeout 20s;
    }

`;

/**
 * Builds nginx's maps and server block, included in the http block as Debian's sites-enabled are.
 * They serve the release that `npm run publish` sent last. Redirects use $request_uri, the URL as
 * it was sent: a decoded one could put a line break into the Location header.
 */
export function nginxFile(
  environment: Environment,
  redirects: readonly Redirect[],
): string {
  const name = hostName(environment);
  const security = Object.entries(securityHeaders(environment)).map(
    ([header, value]) => `    add_header ${header} ${quote(value)} always;`,
  );
  const path = receiverPath(environment);
  const names = name === undefined ? '_' : `${name} ${otherName(name)}`;
  const oneName = name === undefined ? '' : leadToName(name);
  const receiver = path === undefined ? '' : receiverLocation(path);
  return `# Made by "npm run host-files". Do not edit: run it again.

${nginxMaps(redirects)}

server {
    listen 80;
    listen [::]:80;
    server_name ${names};
    root /var/www/site/current;

    server_tokens off;
    # Behind a proxy, only a relative Location has the right scheme and port.
    absolute_redirect off;
    client_max_body_size 1k;
    client_header_timeout 10s;
    client_body_timeout 10s;
    send_timeout 30s;
    # A page loads some forty files at most: a burst is ten pages opened at once.
    limit_req zone=site_requests burst=${visitorPace.atOnce} nodelay;
    limit_conn site_connections 100;
    limit_req_status 429;
    limit_conn_status 429;

    # The encoding of text files. nginx's own list lacks the type of the web manifest.
    charset utf-8;
    charset_types ${textTypes};

    # Settings of this server alone, such as its certificate: see docs/going-live.md.
    include /etc/nginx/site.d/*.conf;

    # An add_header in a location would replace all of these there.
${security.join('\n')}
    add_header ${resourcePolicy.name} $site_resource_policy always;
    add_header ${cacheControl.name} $site_cache_control always;
    add_header ${robotsTag.name} $site_robots always;

    # Files that "npm run publish" has compressed are sent as they are; nginx compresses the others.
    gzip on;
    gzip_static on;
    gzip_vary on;
    gzip_comp_level 5;
    gzip_min_length 512;
    gzip_proxied any;
    gzip_types ${textTypes};
    # With libnginx-mod-http-brotli-static:
    # brotli_static on;

${oneName}    if ($site_location) { return 308 $site_location; }

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

${receiver}    # Certificate authorities check here that the name is ours.
    location ^~ /.well-known/acme-challenge/ {
        root /var/www/challenges;
        default_type text/plain;
        try_files $uri =404;
    }

    location = /404.html {
        internal;
    }

    # The error page has no address, nor has an encoded .html.
    location = /404 { return 404; }
    location ~ \\.html$ { return 404; }

    # Files for hosts, dotfiles and compressed copies have no address.
    location ~ ^/(?:${literal(hiddenFiles.join('|'))})$ { return 404; }
    location ~ /\\.(?!well-known/) { return 404; }
    location ~ \\.(?:gz|br)$ { return 404; }
}
`;
}

/**
 * Builds nginx's settings for https. The file is copied to the server once, when there is a
 * certificate, and stays when the site's own file is copied again. Plain http is redirected to
 * https on the same host, as the HSTS preload list requires, and from there to the site's own name.
 */
export function nginxTlsFile(environment: Environment): string {
  const certificates = `/etc/letsencrypt/live/${hostName(environment) ?? 'www.example.co.uk'}`;
  return `# Made by "npm run host-files". Goes into the folder that the site's own file includes, once there
# is a certificate.

listen 443 ssl http2;
listen [::]:443 ssl http2;
ssl_certificate ${certificates}/fullchain.pem;
ssl_certificate_key ${certificates}/privkey.pem;
ssl_protocols TLSv1.2 TLSv1.3;
ssl_session_cache shared:site_tls:10m;
ssl_session_timeout 1d;
ssl_session_tickets off;

if ($scheme = http) { return 308 https://$host$request_uri; }
`;
}
