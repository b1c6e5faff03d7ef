import { redirects as siteRedirects } from '../../core/domain/redirects.ts';
import type { Redirect } from '../../core/schemas/redirects.ts';
import { hiddenFiles } from '../hosts/static-hosts.ts';
import { parseTarget } from './request-target.ts';

/** The result of parsing a request target. */
export type RequestPath =
  | { readonly kind: 'path'; readonly pathname: string }
  /** A URL variant or a former URL of a page; `location` is the page's own URL with the query. */
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'missing' }
  | { readonly kind: 'malformed' };

const missing = { kind: 'missing' } as const;

/**
 * Parses a request target to what the site answers. A redirect's Location repeats the path as it
 * was sent: a decoded one could hold a line break or another host.
 */
export function parseRequestPath(
  target: string,
  redirects: readonly Redirect[] = siteRedirects,
): RequestPath {
  const parsed = parseTarget(target);
  if (parsed.kind !== 'target') return parsed;
  const { path, decoded, search } = parsed;
  const clean = cleanPath(path);
  const first = redirects.find(({ from }) => from === clean)?.to ?? clean;
  if (first !== path)
    return {
      kind: 'redirect',
      location: first + search,
    };
  if (isHidden(decoded)) return missing;
  return { kind: 'path', pathname: decoded };
}

/** Returns a page's own path: no trailing slash, no `.html`, `/` for the home page. */
function cleanPath(path: string): string {
  const short = path.replace(/\/+$/, '').replace(/\.html$/, '');
  return short === '' || short === '/index' ? '/' : short;
}

/**
 * Returns whether a path is never served: the error page, host files, an encoded `.html`, dotfiles.
 */
function isHidden(path: string): boolean {
  return (
    path === '/404' ||
    path.endsWith('.html') ||
    hiddenFiles.some((file) => path === `/${file}`) ||
    /\/\./.test(path)
  );
}
