import type { Environment } from '../src/domain/settings/environment.ts';
import { photoOrigins } from '../src/domain/diary/diary-source.ts';

const YEAR_SECONDS = 31_536_000;
/** What browsers' makers ask for before they list a site as reached by https only. */
const HSTS_SECONDS = 2 * YEAR_SECONDS;

/** Hosts that Google's tag talks to; allowed only where an analytics id is set. */
const tagHost = 'https://*.googletagmanager.com';
const analyticsHosts = [tagHost, 'https://*.google-analytics.com', 'https://*.analytics.google.com'];

/** The tag makes its own script addresses under this name where a browser knows trusted types. */
const tagPolicy = 'goog#html';

/** The origin of an absolute address; none for a path on the site itself. */
const originOf = (address: string | undefined) =>
  address !== undefined && /^https?:/.test(address) ? [new URL(address).origin] : [];

/** What a page may load and reach. Whatever is not named is refused. */
export function contentSecurityPolicy(environment: Environment): string {
  const { leadWebhookUrl, supabaseUrl, reportUrl, analyticsId } = environment;
  const ifAnalytics = (sources: readonly string[]) => (analyticsId === undefined ? [] : sources);
  const reached = [leadWebhookUrl, supabaseUrl, reportUrl].flatMap(originOf);
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...ifAnalytics([tagHost])],
    'style-src': ["'self'"],
    // Scripts may still set the properties of an element's style.
    'style-src-attr': ["'none'"],
    'img-src': [...new Set(["'self'", ...photoOrigins(environment), ...ifAnalytics(analyticsHosts.slice(0, 2))])],
    'font-src': ["'self'"],
    'connect-src': [...new Set(["'self'", ...reached, ...ifAnalytics(analyticsHosts)])],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default', ...ifAnalytics([tagPolicy])],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** Headers that every answer carries, wherever the site is served, beside its `resourcePolicy`. */
export function securityHeaders(environment: Environment): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(environment),
    'Strict-Transport-Security': `max-age=${HSTS_SECONDS}; includeSubDomains; preload`,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}

/** Folders whose pictures other sites show: search results and the cards of shared links. */
export const sharedFolders = ['pictures', 'social'] as const;

export const resourcePolicyHeader = 'Cross-Origin-Resource-Policy';

export const resourcePolicies = { own: 'same-origin', shared: 'cross-origin' } as const;

const isBelow = (path: string, folders: readonly string[]) => folders.some((folder) => path.startsWith(`/${folder}/`));

/** Value of `resourcePolicyHeader`: who may build an answer into a page of theirs. */
export const resourcePolicy = (path: string): string =>
  isBelow(path, sharedFolders) ? resourcePolicies.shared : resourcePolicies.own;

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
  return isBelow(path, unindexedFolders);
}

/** How long a file that was found may be kept: hashed files for ever, everything else is asked for again. */
export function cacheControl(path: string): string {
  return isBelow(path, immutableFolders) ? cacheHeaders.immutable : cacheHeaders.revalidate;
}
