import type { Environment } from '../../src/domain/environment.ts';
import { cacheHeaders, immutableFolders, securityHeaders, unindexedFolders, unindexedHeader } from '../headers.ts';
import { hiddenFiles, type ServerPlace } from './server-place.ts';

interface NginxPlace extends ServerPlace {
  /** Address and port, as the listen directive takes them. */
  readonly listen: string;
}

/** Escapes a value for nginx's double quotes. */
const quote = (value: string) => `"${value.replaceAll(/["\\]/g, '\\$&')}"`;

const escapeRegex = (text: string) => text.replaceAll('.', '\\.');

/**
 * A server block for nginx, to be included in its http block as Debian's sites-enabled are.
 * Addresses are judged on $request_uri, which is as the visitor sent it: a decoded one could carry a
 * line break into the Location header.
 */
export function nginxFile(environment: Environment, { name, folder, listen }: NginxPlace): string {
  const security = Object.entries(securityHeaders(environment)).map(
    ([header, value]) => `    add_header ${header} ${quote(value)} always;`,
  );
  return `# Made by "npm run host-files" from server/headers.ts. Do not edit: run it again.

# Hashed files that were found are kept for ever, everything else is asked for again.
map $status:$uri $site_cache_control {
    default ${quote(cacheHeaders.revalidate)};
    ${quote(`~^(?:200|206|304):/(?:${immutableFolders.join('|')})/`)} ${quote(cacheHeaders.immutable)};
}

# Data for scripts says what pages say: search engines leave it out. An empty header is not sent.
map $uri $site_robots {
    default "";
    ${quote(`~^/(?:${unindexedFolders.join('|')})/`)} ${quote(unindexedHeader.value)};
}

# A doubled slash or a backslash could send a redirect to another host; encoded ones would be second addresses.
map $request_uri $site_odd_address {
    default "";
    "~*^[^?]*(?://|\\\\\\\\|%2f|%5c)" 1;
}

# Pages have one address each: no .html, no trailing slash. The first line that fits decides.
map $site_odd_address$request_uri $site_location {
    default "";
    "~^1" "";
    "~^/index(?:\\.html)?/?(?<site_query>\\?.*)?$" /$site_query;
    "~^(?<site_path>/[^?]*?)\\.html/?(?<site_query>\\?.*)?$" $site_path$site_query;
    "~^(?<site_path>/[^?]+)/(?<site_query>\\?.*)?$" $site_path$site_query;
}

server {
    listen ${listen};
    server_name ${name ?? '_'};
    root ${folder};

    server_tokens off;
    # A relative Location keeps scheme and port right behind a proxy.
    absolute_redirect off;
    client_max_body_size 1k;
    client_header_timeout 10s;
    send_timeout 30s;
    open_file_cache max=2000 inactive=60s;
    open_file_cache_valid 5s;

    # In no location is there another add_header: it would take these away.
${security.join('\n')}
    add_header Cache-Control $site_cache_control always;
    add_header ${unindexedHeader.name} $site_robots always;

    # Compressed beforehand where "npm run compress" has been run, otherwise on the way.
    gzip on;
    gzip_static on;
    gzip_vary on;
    gzip_comp_level 5;
    gzip_min_length 512;
    gzip_proxied any;
    gzip_types text/css text/plain text/xml application/javascript text/javascript application/json application/xml image/svg+xml;
    # With libnginx-mod-http-brotli-static:
    # brotli_static on;

    if ($site_location) { return 308 $site_location; }

    error_page 404 /404.html;

    location / {
        if ($site_odd_address) { return 404; }
        try_files $uri $uri.html =404;
    }

    location = / {
        if ($site_odd_address) { return 404; }
        try_files /index.html =404;
    }

    location = /404.html {
        internal;
    }

    # The error page's own address, and .html that came here encoded.
    location = /404 { return 404; }
    location ~ \\.html$ { return 404; }

    # What hosts read and visitors need not, dotfiles, and the compressed copies.
    location ~ ^/(?:${hiddenFiles.map(escapeRegex).join('|')})$ { return 404; }
    location ~ /\\.(?!well-known/) { return 404; }
    location ~ \\.(?:gz|br)$ { return 404; }
}
`;
}
