import { cacheControl, fileHeaders, shortLife } from '../headers.ts';

/** What a host can do with this site. */
export interface Host {
  readonly title: string;
  /** Matches the host's `Server` header. */
  readonly server: RegExp;
  /** Responses that carry the security headers. */
  readonly securityHeaders: 'all' | 'none';
  /** Whether an error carries the headers of its folder too: embedding policy and cache. */
  readonly headersOnErrors: boolean;
  /** How long browsers keep a hashed file, or its 404 if the host cannot see the status. */
  readonly hashedFiles: string;
  /** Whether other spellings of an address lead to the page's own. */
  readonly oneAddress: boolean;
}

/** What a host does that follows its file in everything. */
const whole = {
  securityHeaders: 'all',
  headersOnErrors: true,
  hashedFiles: cacheControl.inside,
  oneAddress: true,
} as const;

/** What a host does that sets headers by address, whatever the answer is. */
const byAddress = {
  ...whole,
  headersOnErrors: false,
  hashedFiles: shortLife,
} as const;

/** One row per host, read by `npm run check-live`, the guide and the tests. */
export const hosts = {
  cloudflare: {
    ...byAddress,
    title: 'Cloudflare Pages',
    server: /^cloudflare/i,
  },
  netlify: {
    ...byAddress,
    title: 'Netlify ("Pretty URLs" on)',
    server: /^netlify/i,
  },
  vercel: {
    ...whole,
    title: 'Vercel',
    server: /^vercel/i,
  },
  nginx: {
    ...whole,
    title: 'nginx',
    server: /^nginx/i,
  },
  apache: {
    ...whole,
    title: 'Apache, shared hosting',
    server: /^apache/i,
  },
  caddy: {
    ...whole,
    title: 'Caddy',
    server: /^caddy/i,
  },
  githubPages: {
    title: 'GitHub Pages',
    server: /^github\.com/i,
    securityHeaders: 'none',
    headersOnErrors: false,
    hashedFiles: 'public, max-age=600',
    oneAddress: false,
  },
} as const satisfies Readonly<Record<string, Host>>;

/** A host that is not in the table, or does not name itself, as Cloudflare's development server. */
const anyOther: Host = {
  ...byAddress,
  title: 'this host',
  server: /^/,
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
