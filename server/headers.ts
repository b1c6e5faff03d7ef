import type { Environment } from '../src/domain/environment.ts';

const YEAR_SECONDS = 31_536_000;

/** Hosts that Google's tag talks to; allowed only where an analytics id is set. */
const tagHost = 'https://*.googletagmanager.com';
const analyticsHosts = [tagHost, 'https://*.google-analytics.com', 'https://*.analytics.google.com'];

/** The origin of an absolute address; none for a path on the site itself. */
const originOf = (address: string | undefined) =>
  address !== undefined && /^https?:/.test(address) ? [new URL(address).origin] : [];

/** What a page may load and reach. Whatever is not named is refused. */
export function contentSecurityPolicy({ leadWebhookUrl, supabaseUrl, analyticsId }: Environment): string {
  const ifAnalytics = (hosts: readonly string[]) => (analyticsId === undefined ? [] : hosts);
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...ifAnalytics([tagHost])],
    'style-src': ["'self'"],
    // React writes style attributes: placeholder colours, the edge of a before/after picture.
    'style-src-attr': ["'unsafe-inline'"],
    // Diary photographs may lie anywhere on the web.
    'img-src': [...new Set(["'self'", 'https:', ...originOf(supabaseUrl)])],
    'font-src': ["'self'"],
    'connect-src': [
      ...new Set(["'self'", ...originOf(leadWebhookUrl), ...originOf(supabaseUrl), ...ifAnalytics(analyticsHosts)]),
    ],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** Headers that every answer carries, wherever the site is served. */
export function securityHeaders(environment: Environment): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(environment),
    'Strict-Transport-Security': `max-age=${YEAR_SECONDS}; includeSubDomains`,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}

/** Folders whose files carry a hash in their name and never change. */
export const immutableFolders = ['assets', 'pictures'] as const;

export const cacheHeaders = {
  immutable: `public, max-age=${YEAR_SECONDS}, immutable`,
  revalidate: 'public, max-age=0, must-revalidate',
} as const;

/** Folders whose files repeat what pages say, for scripts: search engines are to leave them out. */
export const unindexedFolders = ['content'] as const;

export const unindexedHeader = { name: 'X-Robots-Tag', value: 'noindex' } as const;

/** Whether search engines are asked to leave out the file at `path`. */
export function isUnindexed(path: string): boolean {
  return unindexedFolders.some((folder) => path.startsWith(`/${folder}/`));
}

/** How long a file that was found may be kept: hashed files for ever, everything else is asked for again. */
export function cacheControl(path: string): string {
  return immutableFolders.some((folder) => path.startsWith(`/${folder}/`))
    ? cacheHeaders.immutable
    : cacheHeaders.revalidate;
}
