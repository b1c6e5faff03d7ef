import {
  cacheControl,
  resourcePolicy,
  robotsTag,
  type FolderHeader,
} from '../headers.ts';
import { literal, quote, visitorPace } from './host-names.ts';
import type { Redirect } from '../../core/schemas/redirects.ts';

/** Returns the map entry for a former URL, which may also end in `.html` or a slash. */
function moved({ from, to }: Redirect): string {
  const address = `~^${literal(from)}(?:\\.html)?/*(?<site_query>\\?.*)?$`;
  return `    ${quote(address)} ${to}$site_query;\n`;
}

/** Returns a map that sets a variable to a header's value. nginx does not send an empty header. */
function folderMap(
  variables: string,
  { folders, inside, elsewhere = '' }: FolderHeader,
  found = '',
): string {
  const addresses = `~^${found}/(?:${folders.join('|')})/`;
  return `map ${variables} {
    default ${quote(elsewhere)};
    ${quote(addresses)} ${quote(inside)};
}`;
}

/**
 * Returns the maps of nginx's http block that the server block reads: headers, a page's own URL,
 * byte ranges, and visitors for the rate limit.
 */
export const nginxMaps = (
  redirects: readonly Redirect[],
) => `# Hashed files that were found are kept for a year, everything else is revalidated.
${folderMap('$status:$uri $site_cache_control', cacheControl, '(?:200|206|304):')}

# JSON content repeats the pages, so it stays out of search results. An empty header is not sent.
${folderMap('$uri $site_robots', robotsTag)}

# Search results and link previews embed our pictures. Nothing else may be embedded.
${folderMap('$uri $site_resource_policy', resourcePolicy)}

# A doubled slash or a backslash could redirect to another host; an encoded character, a dot segment
# or a fragment would make another spelling of an address.
map $request_uri $site_odd_address {
    default "";
    "~^[^?]*(?://|\\\\\\\\|%|#|/\\.\\.?(?:[/?]|$))" 1;
}

# A page has one address: no .html, no trailing slash. The first line that matches decides.
map $site_odd_address$request_uri $site_location {
    default "";
    "~^1" "";
${redirects.map(moved).join('')}    "~^/index(?:\\.html)?/?(?<site_query>\\?.*)?$" /$site_query;
    "~^(?<site_path>/[^?]*?)\\.html/?(?<site_query>\\?.*)?$" $site_path$site_query;
    "~^(?<site_path>/[^?]+)/(?<site_query>\\?.*)?$" $site_path$site_query;
}

# The first or last bytes of a file may be requested. Any other range may lie beyond its end, and
# the 416 would carry the file's headers: a cache on the way would keep it for a year.
map $http_range $site_other_range {
    default 1;
    "" "";
    "~^bytes=(?:0-[0-9]*|-[0-9]*[1-9][0-9]*)$" "";
}

# One visitor must not crowd out the others. A proxy on this machine speaks for many and is not
# counted.
geo $site_this_machine {
    default 0;
    127.0.0.1 1;
    ::1 1;
}
# The addresses of an IPv6 /64 are one household's. Those of NAT64 (64:ff9b::/96) end in an IPv4 address.
map $binary_remote_addr $site_network {
    default $binary_remote_addr;
    "~(?s)^\\x00\\x64\\xff\\x9b\\x00{8}(?<site_ipv4>.{4})$" $site_ipv4;
    "~(?s)^(?<site_prefix>.{8}).{8}$" $site_prefix;
}
map $site_this_machine $site_visitor {
    0 $site_network;
    default "";
}
limit_req_zone $site_visitor zone=site_requests:10m rate=${visitorPace.perSecond}r/s;
limit_conn_zone $site_visitor zone=site_connections:10m;`;
