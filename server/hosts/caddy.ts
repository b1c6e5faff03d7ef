import type { Environment } from '../../src/domain/settings/environment.ts';
import { cacheControl, resourcePolicy, robotsTag, securityHeaders } from '../headers.ts';
import { hiddenFiles, type ServerLocation } from './server-location.ts';

/** A Caddyfile. Caddy fetches and renews the certificate itself where `name` is a host name. */
export function caddyFile(environment: Environment, { name, folder, redirects }: ServerLocation): string {
  const security = Object.entries(securityHeaders(environment)).map(([header, value]) => `\t\t${header} "${value}"`);
  const moved = redirects.map(
    ({ from, to }, index) => `\t@moved${index} path ${from} ${from}/ ${from}.html\n\tredir @moved${index} ${to} 308\n`,
  );
  return `# Made by "npm run host-files" from server/headers.ts. Do not edit: run it again.

(security_headers) {
	header {
${security.join('\n')}
		-Server
	}
}

${name === undefined ? 'http://:8080' : name} {
	root * ${folder}
	encode zstd gzip
	import security_headers

	# Hashed files that are there are kept for ever, everything else is asked for again.
	@hashed {
		path_regexp ^/(${cacheControl.folders.join('|')})/
		file
	}
	@unhashed not {
		path_regexp ^/(${cacheControl.folders.join('|')})/
		file
	}
	@shared path_regexp ^/(${resourcePolicy.folders.join('|')})/
	@own not path_regexp ^/(${resourcePolicy.folders.join('|')})/
	header @shared ${resourcePolicy.name} "${resourcePolicy.inside}"
	header @own ${resourcePolicy.name} "${resourcePolicy.elsewhere}"
	header @hashed Cache-Control "${cacheControl.inside}"
	header @unhashed Cache-Control "${cacheControl.elsewhere}"

	# Data for scripts says what pages say: search engines leave it out.
	@unindexed path ${robotsTag.folders.map((folder) => `/${folder}/*`).join(' ')}
	header @unindexed ${robotsTag.name} "${robotsTag.inside}"

	@write not method GET HEAD
	respond @write 405

	# Pages have one address each: no .html, no trailing slash. A backslash could lead to another host.
${moved.join('')}	@home path /index /index.html
	redir @home / 308
	@html path_regexp html ^(/[^\\\\]*[^/\\\\])\\.html/?$
	redir @html {re.html.1} 308
	@slash path_regexp slash ^(/[^\\\\]*[^/\\\\])/+$
	redir @slash {re.slash.1} 308

	# The error page's own address, and what hosts read and visitors need not.
	@hidden path /404.html ${hiddenFiles.map((file) => `/${file}`).join(' ')}
	error @hidden 404

	try_files {path} {path}.html
	file_server {
		index index.html
		disable_canonical_uris
		hide .*
	}

	handle_errors {
		import security_headers
		header ${resourcePolicy.name} "${resourcePolicy.elsewhere}"
		header Cache-Control "${cacheControl.elsewhere}"
		rewrite * /404.html
		file_server {
			status {err.status_code}
		}
	}
}
`;
}
