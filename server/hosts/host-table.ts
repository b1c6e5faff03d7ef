import { cacheControl, fileHeaders, shortLife } from '../headers.ts';

/** Which of this site's headers and redirects a host supports. */
export interface Host {
  readonly title: string;
  /** Matches the host's `Server` header. */
  readonly server: RegExp;
  /** Responses that carry the security headers. */
  readonly securityHeaders: 'all' | 'none';
  /**
   * Whether errors carry the embedding policy and cache header that `fileHeaders` gives for `/`.
   */
  readonly headersOnErrors: boolean;
  /** Cache-Control of hashed files, and of their 404s if the host sets headers by URL. */
  readonly hashedFiles: string;
  /** Whether URL variants redirect to the page's own URL. */
  readonly oneAddress: boolean;
}

/** A host that follows its configuration file in everything. */
const whole = {
  securityHeaders: 'all',
  headersOnErrors: true,
  hashedFiles: cacheControl.inside,
  oneAddress: true,
} as const;

/** A host that sets headers by URL, whatever the status of the response. */
const byAddress = {
  ...whole,
  headersOnErrors: false,
  hashedFiles: shortLife,
} as const;

/** One row per host, for `npm run check-live`. Tests compare the guide with this table. */
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

/**
 * A host that is not in the table or sends no `Server` header, such as Cloudflare's development
 * server.
 */
const anyOther: Host = {
  ...byAddress,
  title: 'this host',
  server: /^/,
};

/** Returns the host that sent these headers, or `anyOther`. */
export const hostOf = (headers: Headers): Host =>
  Object.values<Host>(hosts).find(({ server }) =>
    server.test(headers.get('server') ?? ''),
  ) ?? anyOther;

/**
 * Returns the headers of a response besides the security headers, each with its correct values.
 * @param path of the requested file, whether or not it exists
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
