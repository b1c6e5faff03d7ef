import type { Redirect } from '../../core/schemas/redirects.ts';
import type { Environment } from '../../core/domain/settings/environment.ts';
import {
  cacheControl,
  resourcePolicy,
  robotsTag,
  securityHeaders,
  type FolderHeader,
} from '../headers.ts';
import { hostName, literal, otherName, quote } from './host-names.ts';
import { hiddenFiles } from './static-hosts.ts';

/** Returns a `Header always` directive, which applies to errors too. */
const header = (name: string, value: string) =>
  `Header always set ${name} ${quote(value)}`;

/** Returns the directive that sets a header inside its folders, if `condition` holds too. */
function headerInside(
  { name, folders, inside }: FolderHeader,
  condition = '',
): string {
  const address = `%{REQUEST_URI} =~ m#^/(?:${folders.join('|')})/#`;
  return `${header(name, inside)} ${quote(`expr=${condition}${address}`)}`;
}

const isFound = "%{REQUEST_STATUS} in {'200','206','304'} && ";

/**
 * Returns the rules that redirect plain http to https on the same host, and from there to the
 * site's own host name.
 */
const canonicalHost = (
  name: string,
) => `# First https on the same host, then the site's own name.
RewriteCond %{HTTPS} !on
RewriteCond %{HTTP:X-Forwarded-Proto} !https
RewriteCond %{REQUEST_URI} !^/\\.well-known/
RewriteRule ^ https://%{HTTP_HOST}%{REQUEST_URI} [R=308,L]
RewriteCond %{HTTP_HOST} ^${literal(otherName(name))}(?::\\d+)?$ [NC]
RewriteCond %{REQUEST_URI} !^/\\.well-known/
RewriteRule ^ https://${name}%{REQUEST_URI} [R=308,L]

`;

/**
 * Builds an `.htaccess` for Apache 2.4 with mod_rewrite and mod_headers, which most shared hosting
 * has. It belongs in the folder of the pages. URLs with doubled slashes or escapes are detected in
 * the request line, since decoding could hide an encoded slash.
 */
export function apacheFile(
  environment: Environment,
  redirects: readonly Redirect[],
): string {
  const name = hostName(environment);
  const isSecure = environment.siteUrl.startsWith('https:');
  const canonical = name !== undefined && isSecure ? canonicalHost(name) : '';
  const security = Object.entries(securityHeaders(environment)).map(
    ([key, value]) => header(key, value),
  );
  const moved = redirects.map(
    ({ from, to }) =>
      `RewriteRule ^${literal(from.slice(1))}(?:\\.html)?/*$ ${to} [R=308,L]\n`,
  );
  return `# Made by "npm run host-files". Do not edit: run it again.

Options -Indexes -MultiViews
DirectoryIndex index.html
# A hub's page lies beside the folder of its service pages.
DirectorySlash Off
ErrorDocument 404 /404.html
ErrorDocument 403 /404.html
FileETag MTime Size

AddDefaultCharset utf-8
AddCharset utf-8 .css .js .json .svg .txt .webmanifest .xml
AddType application/manifest+json .webmanifest
AddType image/avif .avif
AddType font/woff2 .woff2

${security.join('\n')}
# Search results and link previews embed our pictures. Nothing else may be embedded.
${header(resourcePolicy.name, resourcePolicy.elsewhere)}
${headerInside(resourcePolicy, isFound)}
# Hashed files that were found are kept for a year, everything else is revalidated.
${header(cacheControl.name, cacheControl.elsewhere)}
${headerInside(cacheControl, isFound)}
# JSON content repeats the pages, so it stays out of search results.
${headerInside(robotsTag)}
Header always unset X-Powered-By

<IfModule mod_deflate.c>
AddOutputFilterByType DEFLATE text/html text/css text/plain text/xml application/javascript text/javascript application/json application/manifest+json application/xml image/svg+xml
</IfModule>

RewriteEngine On

# Methods that no page needs.
RewriteCond %{REQUEST_METHOD} !^(?:GET|HEAD)$
RewriteRule ^ - [R=405,L]

# The error page itself, once it is shown.
RewriteCond %{ENV:REDIRECT_STATUS} ^40[34]$
RewriteRule ^ - [L]

${canonical}# A page that a rule below has found.
RewriteCond %{ENV:REDIRECT_SITE_PAGE} 1
RewriteRule ^ - [L]

# A doubled slash or a backslash could redirect to another host; an encoded character would make
# another spelling of an address.
RewriteCond %{THE_REQUEST} "^[A-Z]+ (?:https?://[^/ ]*)?[^? ]*(?://|\\\\|%)"
RewriteRule ^ - [R=404,L]

# Files for hosts, dotfiles and compressed copies have no address.
RewriteRule ^(?:${literal(hiddenFiles.join('|'))}|404)$ - [R=404,L]
RewriteRule (?:^|/)\\.(?!well-known/) - [R=404,L]
RewriteRule \\.(?:gz|br)$ - [R=404,L]

# A page has one address: no .html, no trailing slash.
${moved.join('')}RewriteRule ^index(?:\\.html)?/?$ / [R=308,L]
RewriteRule ^404\\.html/?$ - [R=404,L]
RewriteRule ^(.+?)\\.html/?$ /$1 [R=308,L]
RewriteRule ^(.+)/$ /$1 [R=308,L]

# A page of that address, even beside a folder of its name.
RewriteCond %{DOCUMENT_ROOT}/$1.html -f
RewriteRule ^(.+)$ /$1.html [E=SITE_PAGE:1,L]
RewriteCond %{REQUEST_FILENAME} -d
RewriteRule ^(.+)$ - [R=404,L]
`;
}
