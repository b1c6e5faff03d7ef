import {
  cacheControl,
  resourcePolicy,
  robotsTag,
  type FolderHeader,
} from '../headers.ts';
import type { Redirect } from '../../pack/schemas/redirects.ts';

/** Escapes a value for nginx's double quotes. */
export const quote = (value: string) =>
  `"${value.replaceAll(/["\\]/g, '\\$&')}"`;

/** A former address: with a slash or `.html` at its end it is the same one. */
const moved = ({ from, to }: Redirect) =>
  `    ${quote(`~^${from.replaceAll('.', '\\.')}(?:\\.html)?/*(?<site_query>\\?.*)?$`)} ${to}$site_query;\n`;

/** The variable that holds a header's value. An empty header is not sent. */
const folderMap = (
  variables: string,
  { folders, inside, elsewhere = '' }: FolderHeader,
  found = '',
) =>
  `map ${variables} {
    default ${quote(elsewhere)};
    ${quote(`~^${found}/(?:${folders.join('|')})/`)} ${quote(inside)};
}`;

/**
 * What the server block decides by, as variables of nginx's http block: cache headers, one address
 * a page, parts of files that may be asked for, and who is counted as a visitor.
 */
export const nginxMaps = (
  redirects: readonly Redirect[],
) => `# Hashed files that were found are kept for ever, everything else is asked for again.
${folderMap('$status:$uri $site_cache_control', cacheControl, '(?:200|206|304):')}

# Data for scripts says what pages say: search engines leave it out. An empty header is not sent.
${folderMap('$uri $site_robots', robotsTag)}

# Pictures are shown by search engines and on the cards of shared links, everything else by our own pages alone.
${folderMap('$uri $site_resource_policy', resourcePolicy)}

# A doubled slash or a backslash could send a redirect to another host; what is written in code would be a second address.
map $request_uri $site_odd_address {
    default "";
    "~^[^?]*(?://|\\\\\\\\|%)" 1;
}

# Pages have one address each: no .html, no trailing slash. The first line that fits decides.
map $site_odd_address$request_uri $site_location {
    default "";
    "~^1" "";
${redirects.map(moved).join('')}    "~^/index(?:\\.html)?/?(?<site_query>\\?.*)?$" /$site_query;
    "~^(?<site_path>/[^?]*?)\\.html/?(?<site_query>\\?.*)?$" $site_path$site_query;
    "~^(?<site_path>/[^?]+)/(?<site_query>\\?.*)?$" $site_path$site_query;
}

# The start or the end of a file can be had. Any other part could lie beyond its end, and that answer (416) would carry the
# file's headers: a cache on the way would keep it for a year.
map $http_range $site_other_range {
    default 1;
    "" "";
    "~^bytes=(?:0-[0-9]*|-[0-9]*[1-9][0-9]*)$" "";
}

# One visitor may not crowd out the others; a proxy on this machine speaks for many and is not counted.
geo $site_this_machine {
    default 0;
    127.0.0.1 1;
    ::1 1;
}
map $site_this_machine $site_visitor {
    0 $binary_remote_addr;
    default "";
}
limit_req_zone $site_visitor zone=site_requests:10m rate=50r/s;
limit_conn_zone $site_visitor zone=site_connections:10m;`;
