import type { ServerPlace } from './server-place.ts';

interface Certificate {
  readonly chain: string;
  readonly key: string;
}

interface TlsPlace extends Pick<ServerPlace, 'name'> {
  /** Addresses and ports, as the listen directive takes them, without `ssl`. */
  readonly listen: readonly string[];
  readonly certificate: Certificate;
}

/**
 * What nginx needs for https, in a file of its own: put on the server once, when there is a certificate, and included there by the
 * site's file, which may be copied again at any time. Plain http leads to https, on the same name.
 */
export function nginxTlsFile({ name, listen, certificate }: TlsPlace): string {
  return `# Made by "npm run host-files". Goes into the folder that the site's own file includes, once there is a certificate.

${listen.map((place) => `listen ${place} ssl http2;`).join('\n')}
ssl_certificate ${certificate.chain};
ssl_certificate_key ${certificate.key};
ssl_protocols TLSv1.2 TLSv1.3;
ssl_session_cache shared:site_tls:10m;
ssl_session_timeout 1d;
ssl_session_tickets off;

if ($scheme = http) { return 308 https://${name ?? '$host'}$request_uri; }
`;
}
