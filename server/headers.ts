import type { Environment } from '../core/domain/settings/environment.ts';
import { photoOrigins } from '../core/domain/diary/diary-source.ts';

const YEAR_SECONDS = 31_536_000;
/** Recommended by the HSTS preload list, which requires at least one year. */
const HSTS_SECONDS = 2 * YEAR_SECONDS;

/** Hosts that Google's tag contacts; allowed only if an analytics ID is set. */
const tagHost = 'https://*.googletagmanager.com';
const analyticsHosts = [
  tagHost,
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
];

/** Trusted Types policy that Google's tag creates for its own scripts. */
const tagPolicy = 'goog#html';

/** Returns a list with the origin of an absolute URL; an empty list for a path of this site. */
const originOf = (address: string | undefined) =>
  address !== undefined && /^https?:/.test(address)
    ? [new URL(address).origin]
    : [];

/**
 * Builds the Content-Security-Policy, which lists what a page may load and contact. Browsers refuse
 * everything else.
 */
export function contentSecurityPolicy(environment: Environment): string {
  const { analyticsId } = environment;
  const ifAnalytics = (sources: readonly string[]) =>
    analyticsId === undefined ? [] : sources;
  const reached = [
    environment.leadWebhookUrl,
    environment.leadRedirectOrigin,
    environment.supabaseUrl,
    environment.reportUrl,
  ].flatMap(originOf);
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...ifAnalytics([tagHost])],
    'style-src': ["'self'"],
    // Scripts may still set properties of `element.style`.
    'style-src-attr': ["'none'"],
    'img-src': [
      "'self'",
      ...photoOrigins(environment),
      ...ifAnalytics(analyticsHosts.slice(0, 2)),
    ],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...reached, ...ifAnalytics(analyticsHosts)],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default', ...ifAnalytics([tagPolicy])],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}

/** Returns the headers of every response on every host. `fileHeaders` adds those of a file. */
export function securityHeaders(
  environment: Environment,
): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(environment),
    'Strict-Transport-Security': `max-age=${HSTS_SECONDS}; includeSubDomains; preload`,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}

/**
 * A header whose value is `inside` in its folders and `elsewhere` in every other response. Without
 * `elsewhere`, other responses lack the header.
 */
export interface FolderHeader {
  readonly name: string;
  readonly folders: readonly string[];
  readonly inside: string;
  readonly elsewhere?: string;
}

/** Search results and link previews may embed our pictures. Nothing else may be embedded. */
export const resourcePolicy = {
  name: 'Cross-Origin-Resource-Policy',
  folders: ['pictures', 'social', 'diary'],
  inside: 'cross-origin',
  elsewhere: 'same-origin',
} as const satisfies FolderHeader;

/**
 * Cache-Control of hashed files on hosts that set headers by URL, whatever the status. A 404 gets
 * the same lifetime, although the next deployment may restore the file.
 */
export const shortLife = 'public, max-age=3600';

/** Files with a hash in their name never change. Everything else is revalidated. */
export const cacheControl = {
  name: 'Cache-Control',
  folders: ['assets', 'pictures'],
  inside: `public, max-age=${YEAR_SECONDS}, immutable`,
  elsewhere: 'public, max-age=0, must-revalidate',
} as const satisfies FolderHeader;

/** JSON content repeats the pages, so it stays out of search results. */
export const robotsTag = {
  name: 'X-Robots-Tag',
  folders: ['content'],
  inside: 'noindex',
} as const satisfies FolderHeader;

export const folderHeaders: readonly FolderHeader[] = [
  resourcePolicy,
  cacheControl,
  robotsTag,
];

/** Returns whether a header has its `inside` value at `path`. */
export const isInside = ({ folders }: FolderHeader, path: string): boolean =>
  folders.some((folder) => path.startsWith(`/${folder}/`));

/**
 * Returns the headers of the file at `path`, in addition to `securityHeaders`. Pass `/` for errors
 * and redirects.
 */
export function fileHeaders(path: string): Record<string, string> {
  const values = folderHeaders.map((header) => [
    header.name,
    isInside(header, path) ? header.inside : header.elsewhere,
  ]);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}
