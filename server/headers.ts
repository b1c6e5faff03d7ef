import type { Environment } from '../src/domain/settings/environment.ts';
import { photoOrigins } from '../src/domain/diary/diary-source.ts';

const YEAR_SECONDS = 31_536_000;
/** What browsers' makers ask for before they list a site as reached by https only. */
const HSTS_SECONDS = 2 * YEAR_SECONDS;

/** Hosts that Google's tag talks to; allowed only where an analytics id is set. */
const tagHost = 'https://*.googletagmanager.com';
const analyticsHosts = [
  tagHost,
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
];

/** The tag makes its own script addresses under this name where a browser knows trusted types. */
const tagPolicy = 'goog#html';

/** The origin of an absolute address; none for a path on the site itself. */
const originOf = (address: string | undefined) =>
  address !== undefined && /^https?:/.test(address)
    ? [new URL(address).origin]
    : [];

/** What a page may load and reach. Whatever is not named is refused. */
export function contentSecurityPolicy(environment: Environment): string {
  const { leadWebhookUrl, supabaseUrl, reportUrl, analyticsId } = environment;
  const ifAnalytics = (sources: readonly string[]) =>
    analyticsId === undefined ? [] : sources;
  const reached = [leadWebhookUrl, supabaseUrl, reportUrl].flatMap(originOf);
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...ifAnalytics([tagHost])],
    'style-src': ["'self'"],
    // Scripts may still set the properties of an element's style.
    'style-src-attr': ["'none'"],
    'img-src': [
      ...new Set([
        "'self'",
        ...photoOrigins(environment),
        ...ifAnalytics(analyticsHosts.slice(0, 2)),
      ]),
    ],
    'font-src': ["'self'"],
    'connect-src': [
      ...new Set(["'self'", ...reached, ...ifAnalytics(analyticsHosts)]),
    ],
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

/** Headers that every answer carries, wherever the site is served, beside its `fileHeaders`. */
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

/** A header that says one thing of the files in some folders and another, or nothing, of every other answer. */
export interface FolderHeader {
  readonly name: string;
  readonly folders: readonly string[];
  readonly inside: string;
  readonly elsewhere?: string;
}

/** Pictures are shown by search results and the cards of shared links, everything else by our own pages alone. */
export const resourcePolicy = {
  name: 'Cross-Origin-Resource-Policy',
  folders: ['pictures', 'social'],
  inside: 'cross-origin',
  elsewhere: 'same-origin',
} as const satisfies FolderHeader;

/** Files that carry a hash in their name never change, everything else is asked for again. */
export const cacheControl = {
  name: 'Cache-Control',
  folders: ['assets', 'pictures'],
  inside: `public, max-age=${YEAR_SECONDS}, immutable`,
  elsewhere: 'public, max-age=0, must-revalidate',
} as const satisfies FolderHeader;

/** Data for scripts repeats what pages say: search engines are to leave it out. */
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

/** Whether `path` lies in one of the folders for which a header says something of its own. */
export const isInside = ({ folders }: FolderHeader, path: string): boolean =>
  folders.some((folder) => path.startsWith(`/${folder}/`));

/** Headers of the file at `path` beside those of every answer. An answer that is no file has those of `/`. */
export function fileHeaders(path: string): Record<string, string> {
  const values = folderHeaders.map((header) => [
    header.name,
    isInside(header, path) ? header.inside : header.elsewhere,
  ]);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}
