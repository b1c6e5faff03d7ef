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
} from './host-names.ts';
import { hiddenFiles } from './static-hosts.ts';

const below = (folders: readonly string[]) =>
  folders.map((folder) => `/${folder}/*`).join(' ');

const moved = ({ from, to }: Redirect, index: number) => `
		@moved${index} path_regexp ^${literal(from)}(?:\\.html)?/*$
		route @moved${index} {
			uri path_regexp ^.*$ ${to}
			redir {uri} 308
		}`;

const receiver = (path: string) => `
		# Quote requests go to the receiver on this machine: npm run receive.
		route ${path} {
			request_body {
				max_size 64KiB
			}
			reverse_proxy 127.0.0.1:${receiverPort} {
				header_up X-Real-IP {remote_host}
				header_down -Cache-Control
			}
		}
`;

const otherSite = (name: string) => `
# With or without www, the site has one name.
${otherName(name)} {
	import site_security
	redir https://${name}{uri} 308
}
`;

/**
 * Builds a Caddyfile that serves the current release of `npm run publish`. For a site with a host
 * name, Caddy obtains the certificate itself and redirects plain http to https on the same host.
 * URLs with doubled slashes or escapes are detected in the request as it was sent.
 */
export function caddyFile(
  environment: Environment,
  redirects: readonly Redirect[],
): string {
  const name = hostName(environment);
  const path = receiverPath(environment);
  const security = Object.entries(securityHeaders(environment)).map(
    ([header, value]) => `		${header} ${quote(value)}\n`,
  );
  const hidden = [...hiddenFiles, '404', '404.html'].map((file) => `/${file}`);
  return `# Made by "npm run host-files". Do not edit: run it again.

(site_security) {
	header {
${security.join('')}	}
	header -Server
}

${name ?? ':80'} {
	import site_security
	root * /var/www/site/current
	encode zstd gzip

	# One directive after another, as they are written.
	route {
		header ${resourcePolicy.name} ${resourcePolicy.elsewhere}
		header ${cacheControl.name} "${cacheControl.elsewhere}"
		# Search results and link previews embed our pictures. Nothing else may be embedded.
		@embedded path ${below(resourcePolicy.folders)}
		header @embedded ${resourcePolicy.name} ${resourcePolicy.inside}
		# Hashed files that are found are kept for a year, everything else is revalidated. They are
		# sent whole: an error about a range would be kept just as long.
		@hashed path ${below(cacheControl.folders)}
		header @hashed ${cacheControl.name} "${cacheControl.inside}"
		request_header @hashed -Range
		# JSON content repeats the pages, so it stays out of search results.
		@data path ${below(robotsTag.folders)}
		header @data ${robotsTag.name} ${robotsTag.inside}
		header /site.webmanifest Content-Type application/manifest+json

		# A doubled slash or a backslash could redirect to another host; an encoded character, a dot
		# segment or a fragment would make another spelling of an address.
		@odd expression \`{http.request.orig_uri}.matches(r"^[^?]*(?://|\\\\|%|#|/\\.\\.?(?:[/?]|$))")\`
		error @odd 404
${path === undefined ? '' : receiver(path)}
		# Methods that no page needs.
		@method not method GET HEAD
		error @method 405

		# Files for hosts, dotfiles and compressed copies have no address.
		@hidden path ${hidden.join(' ')} *.gz *.br
		error @hidden 404
		@dotfile path_regexp /\\.(?:[^w]|w[^e])
		error @dotfile 404
${redirects.map(moved).join('')}
		# A page has one address: no .html, no trailing slash.
		@second path_regexp ^/(?:index|.+/|.+\\.html)$
		route @second {
			header ${cacheControl.name} "${cacheControl.elsewhere}"
			uri path_regexp /+$ ""
			uri path_regexp \\.html$ ""
			uri path_regexp ^(?:/index)?$ /
			redir {uri} 308
		}

		# A page of that address, even beside a folder of its name.
		@page file {path}.html
		rewrite @page {path}.html
		@folder {
			file {path}/
			not path /
		}
		error @folder 404
		file_server {
			precompressed br gzip
		}
	}

	handle_errors {
		header ${resourcePolicy.name} ${resourcePolicy.elsewhere}
		header ${cacheControl.name} "${cacheControl.elsewhere}"
		header -${robotsTag.name}
		@missing expression \`{http.error.status_code} == 404\`
		rewrite @missing /404.html
		file_server @missing
	}
}
${name === undefined ? '' : otherSite(name)}`;
}
