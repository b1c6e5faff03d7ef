import type { IncomingMessage } from 'node:http';
import { printable } from '../../core/domain/text/printable.ts';

/** The result of parsing a request target. */
export type RequestTarget =
  | {
      readonly kind: 'target';
      /** The path as it was sent. */
      readonly path: string;
      /** The path without escapes, which names the file. */
      readonly decoded: string;
      /** The query with its question mark; empty if there is none. */
      readonly search: string;
    }
  /** Another spelling of an address, which a proxy may resolve in its own way. */
  | { readonly kind: 'missing' }
  /** No address. */
  | { readonly kind: 'malformed' };

/** Statuses of refused targets. */
export const refusals = { missing: 404, malformed: 400 } as const;

const missing = { kind: 'missing' } as const;
const malformed = { kind: 'malformed' } as const;

/** Scheme and host, which a proxy may send; then path and query. */
const form = /^(https?:\/\/[^/?#@]*)?(\/[^?#]*)(\?[^#]*)?/;
/** Matches control characters, which no decoded address of ours contains. */
const controlCharacters = /\p{Cc}/u;
/** Slashes and dots that make another spelling of an address. */
const oddSlashes = /\/\/|\\|%2f|%5c/i;
const dotSegments = /\/\.{1,2}(?:\/|$)/;

/** Parses a request target. Never throws, whatever a stranger sends. */
export function parseTarget(target: string): RequestTarget {
  const [, origin, path, search = ''] = form.exec(target) ?? [];
  if (path === undefined) return malformed;
  if (origin !== undefined && !URL.canParse(origin)) return malformed;
  const decoded = decode(path);
  if (decoded === undefined || controlCharacters.test(decoded))
    return malformed;
  if (oddSlashes.test(path) || dotSegments.test(decoded)) return missing;
  return { kind: 'target', path, decoded, search };
}

/** Decodes the escapes of a path; undefined if one is invalid. */
function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** Returns a request's method and path for the log. A query may hold personal data. */
export const nameRequest = ({ method, url = '' }: IncomingMessage): string =>
  printable(`${method} ${url.split(/[?#]/)[0]}`);

/** Logs that a request was refused for its target. */
export const logRefusal = (request: IncomingMessage): void =>
  console.warn(`${nameRequest(request)}: refused, for this is no address here`);
