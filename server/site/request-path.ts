import { redirects as packRedirects } from '#site/redirects.ts';
import type { Redirect } from '../../pack/schemas/business.ts';
import { hiddenFiles } from '../hosts/static-hosts.ts';

/** What a request's target asks for. */
export type RequestPath =
  | { readonly kind: 'path'; readonly pathname: string }
  /** A second or a former address of a page: the one it has, with the query. */
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'missing' }
  | { readonly kind: 'malformed' };

const missing = { kind: 'missing' } as const;
const malformed = { kind: 'malformed' } as const;

/** Characters that no address of ours has, once decoded. */
const controlCharacters = /\p{Cc}/u;

/**
 * Reads a request's target as it came over the wire. Judged twice: as sent, since a Location made
 * from decoded text could hold a line break or another host, and decoded, since that is what a file
 * is found by.
 */
export function parseRequestPath(
  target: string,
  redirects: readonly Redirect[] = packRedirects,
): RequestPath {
  // A proxy's form names scheme and host: the path after them counts.
  const [, path, search = ''] =
    /^(?:https?:\/\/[^/?#]*)?(\/[^?#]*)(\?[^#]*)?/.exec(target) ?? [];
  if (path === undefined) return malformed;
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return malformed;
  }
  if (controlCharacters.test(decoded)) return malformed;
  if (/\/\/|\\/.test(path) || /%2f|%5c/i.test(path)) return missing;
  const clean = cleanPath(path);
  const first = redirects.find(({ from }) => from === clean)?.to ?? clean;
  if (first !== path) return { kind: 'redirect', location: first + search };
  return isHidden(decoded) ? missing : { kind: 'path', pathname: decoded };
}

/** The one address of a page: no trailing slash, no .html, nothing for the home page. */
function cleanPath(path: string): string {
  const short = path.replace(/\/+$/, '').replace(/\.html$/, '');
  return short === '' || short === '/index' ? '/' : short;
}

/** Files that are there but are no addresses: the error page itself, what only hosts read, .html that was encoded, dotfiles. */
function isHidden(path: string): boolean {
  return (
    path === '/404' ||
    path.endsWith('.html') ||
    hiddenFiles.some((file) => path === `/${file}`) ||
    /\/\./.test(path)
  );
}
