import type { Environment } from '../../src/domain/environment.ts';
import { cacheHeaders, immutableFolders, securityHeaders } from '../headers.ts';
import { hiddenFiles, type ServerPlace } from './server-place.ts';

/** A Caddyfile. Caddy fetches and renews the certificate itself where `name` is a host name. */
export function caddyFile(environment: Environment, { name, folder }: ServerPlace): string {
  const security = Object.entries(securityHeaders(environment)).map(([header, value]) => `\t\t${header} "${value}"`);
  const folders = immutableFolders.join('|');
  return `# Made by "npm run host-files" from server/headers.ts. Do not edit: run it again.
${name === undefined ? 'http://:8080' : name} {
	root * ${folder}
	encode zstd gzip

	header {
${security.join('\n')}
		Cache-Control "${cacheHeaders.revalidate}"
		-Server
		defer
	}

	# Hashed files are kept for ever, once they are there.
	@hashed {
		path_regexp ^/(${folders})/
		file
	}
	header @hashed Cache-Control "${cacheHeaders.immutable}"

	@write not method GET HEAD
	respond @write 405

	# Pages have one address each: no .html, no trailing slash.
	@home path /index /index.html
	redir @home / 308
	@html path_regexp html ^(/.*[^/])\\.html$
	redir @html {re.html.1} 308
	@slash path_regexp slash ^(/.*[^/])/+$
	redir @slash {re.slash.1} 308

	@hidden path ${hiddenFiles.map((file) => `/${file}`).join(' ')} /404
	error @hidden 404

	try_files {path} {path}.html
	file_server {
		index index.html
		disable_canonical_uris
		hide .*
	}

	handle_errors {
		rewrite * /404.html
		file_server {
			status {err.status_code}
		}
	}
}
`;
}
