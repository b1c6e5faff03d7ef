import { cacheControl, fileHeaders, shortLife } from '../headers.ts';

/** What a host can do with this site. */
export interface Host {
  readonly title: string;
  /** Matches the host's `Server` header. */
  readonly server: RegExp;
  /** The file in which the host reads our settings, and who puts it there. */
  readonly reads: string;
  /** Responses that carry the security headers. */
  readonly securityHeaders: 'all' | 'none';
  /** Whether an error carries the headers of its folder too: embedding policy and cache. */
  readonly headersOnErrors: boolean;
  /** How long browsers keep a hashed file, or its 404 if the host cannot see the status. */
  readonly hashedFiles: string;
  /** Whether other spellings of an address lead to the page's own. */
  readonly oneAddress: boolean;
  /** Whether former addresses of `site/redirects.ts` lead to the new ones. */
  readonly formerAddresses: boolean;
  /** Whether the host passes quote requests to `npm run receive`, and limits each sender. */
  readonly receiver: 'passed and limited' | 'passed' | 'no';
  /** What proves this row. */
  readonly proof: string;
}

/** One row per host, read by `npm run check-live`, the guide and the tests. */
export const hosts = {
  cloudflare: {
    title: 'Cloudflare Pages',
    server: /^cloudflare/i,
    reads: '`_headers`, `_redirects` in `dist/`',
    securityHeaders: 'all',
    headersOnErrors: false,
    hashedFiles: shortLife,
    oneAddress: true,
    formerAddresses: true,
    receiver: 'no',
    proof: 'its own development server',
  },
  netlify: {
    title: 'Netlify ("Pretty URLs" on)',
    server: /^netlify/i,
    reads: '`_headers`, `_redirects` in `dist/`',
    securityHeaders: 'all',
    headersOnErrors: false,
    hashedFiles: shortLife,
    oneAddress: true,
    formerAddresses: true,
    receiver: 'no',
    proof: 'its documentation',
  },
  vercel: {
    title: 'Vercel',
    server: /^vercel/i,
    reads: '`vercel.json` in `dist/`',
    securityHeaders: 'all',
    headersOnErrors: true,
    hashedFiles: cacheControl.inside,
    oneAddress: true,
    formerAddresses: true,
    receiver: 'no',
    proof: 'its routing library',
  },
  nginx: {
    title: 'nginx',
    server: /^nginx/i,
    reads: '`dist.hosts/nginx.conf`',
    securityHeaders: 'all',
    headersOnErrors: true,
    hashedFiles: cacheControl.inside,
    oneAddress: true,
    formerAddresses: true,
    receiver: 'passed and limited',
    proof: 'the real server',
  },
  apache: {
    title: 'Apache, shared hosting',
    server: /^apache/i,
    reads: '`dist.hosts/.htaccess`, copied beside the pages',
    securityHeaders: 'all',
    headersOnErrors: true,
    hashedFiles: cacheControl.inside,
    oneAddress: true,
    formerAddresses: true,
    receiver: 'no',
    proof: 'the real server',
  },
  caddy: {
    title: 'Caddy',
    server: /^caddy/i,
    reads: '`dist.hosts/Caddyfile`',
    securityHeaders: 'all',
    headersOnErrors: true,
    hashedFiles: cacheControl.inside,
    oneAddress: true,
    formerAddresses: true,
    receiver: 'passed',
    proof: 'the real server',
  },
  githubPages: {
    title: 'GitHub Pages',
    server: /^github\.com/i,
    reads: 'nothing',
    securityHeaders: 'none',
    headersOnErrors: false,
    hashedFiles: 'public, max-age=600',
    oneAddress: false,
    formerAddresses: false,
    receiver: 'no',
    proof: 'its documentation',
  },
} as const satisfies Readonly<Record<string, Host>>;

/** A host that is not in the table, or does not name itself, as Cloudflare's development server. */
const anyOther: Host = {
  ...hosts.nginx,
  title: 'this host',
  headersOnErrors: false,
  hashedFiles: shortLife,
};

/** The host that sent these headers. */
export const hostOf = (headers: Headers): Host =>
  Object.values<Host>(hosts).find(({ server }) =>
    server.test(headers.get('server') ?? ''),
  ) ?? anyOther;

/**
 * The headers of a host's answer besides the security headers, as lists of correct values.
 * @param path of the file, or of what is missing
 */
export function expectedHeaders(
  host: Host,
  path: string,
  status: number,
): Readonly<Record<string, readonly string[]>> {
  if (status !== 200 && !host.headersOnErrors) return {};
  const headers = fileHeaders(status === 200 ? path : '/');
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      value === cacheControl.inside ? [value, host.hashedFiles] : [value],
    ]),
  );
}

const yes = (value: boolean) => (value ? 'yes' : '**no**');

/** The table as the guide shows it, in Markdown. */
export function hostTable(): string {
  const head = [
    'Host',
    'Reads',
    'Security headers',
    'Hashed files are kept',
    'One address a page',
    'Former addresses',
    'Quote requests to `npm run receive`',
    'Proven by',
  ];
  const rows = Object.values<Host>(hosts).map((host) => [
    host.title,
    host.reads,
    host.securityHeaders === 'all' ? 'all' : '**none**',
    lifeOf(host.hashedFiles),
    yes(host.oneAddress),
    yes(host.formerAddresses),
    host.receiver,
    host.proof,
  ]);
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join(
    '\n',
  );
}

/** A `Cache-Control` as people say it. */
function lifeOf(value: string): string {
  const seconds = Number(/max-age=(\d+)/.exec(value)?.[1]);
  if (value === cacheControl.inside) return 'a year, and no 404 is';
  return seconds >= 3600 ? `${seconds / 3600} hour` : `${seconds / 60} minutes`;
}
