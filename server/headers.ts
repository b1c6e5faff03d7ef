import type { Environment } from '../src/domain/environment.ts';

const YEAR_SECONDS = 31_536_000;

const originOf = (address: string | undefined) =>
  address !== undefined && /^https?:/.test(address) ? [new URL(address).origin] : [];

/** Hosts that Google's tag talks to; allowed only where an analytics id is set. */
const analyticsHosts = ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'];

function contentSecurityPolicy(env: Environment): string {
  const analytics = env.analyticsId !== undefined;
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...(analytics ? ['https://www.googletagmanager.com'] : [])],
    // React writes style attributes; no style sheet comes from elsewhere.
    'style-src': ["'self'", "'unsafe-inline'"],
    // Diary photographs may lie anywhere on the web.
    'img-src': ["'self'", 'data:', 'https:', 'http:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...new Set([...originOf(env.leadWebhookUrl), ...originOf(env.supabaseUrl)]), ...(analytics ? analyticsHosts : [])],
    'frame-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives).map(([name, sources]) => `${name} ${sources.join(' ')}`).join('; ');
}

/** Headers that every answer carries, wherever the site is served. */
export function securityHeaders(env: Environment): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(env),
    'Strict-Transport-Security': `max-age=${YEAR_SECONDS}; includeSubDomains`,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}

/** Folders whose files carry a hash in their name and never change. */
export const immutableFolders = ['/assets/', '/pictures/'] as const;

export const cacheHeaders = {
  immutable: `public, max-age=${YEAR_SECONDS}, immutable`,
  revalidate: 'public, max-age=0, must-revalidate',
} as const;

/** How long a path may be kept: hashed files for ever, everything else is asked for again. */
export function cacheControl(path: string): string {
  return immutableFolders.some((folder) => path.startsWith(folder)) ? cacheHeaders.immutable : cacheHeaders.revalidate;
}

/** The `_headers` file that Netlify and Cloudflare Pages read. */
export function staticHostHeaders(env: Environment): string {
  const all = Object.entries(securityHeaders(env)).map(([name, value]) => `  ${name}: ${value}`);
  const kept = immutableFolders.map((folder) => `${folder}*\n  ! Cache-Control\n  Cache-Control: ${cacheHeaders.immutable}`);
  return ['/*', ...all, `  Cache-Control: ${cacheHeaders.revalidate}`, ...kept, ''].join('\n');
}
