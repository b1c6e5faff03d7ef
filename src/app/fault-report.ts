/*
 * What the owner is told of a fault in a visitor's browser: which file and line, which rule, which page. No message, no query and
 * no address beyond a foreign origin is passed on: any of them could hold what a visitor typed.
 */

export interface ErrorReport {
  readonly kind: 'error' | 'policy' | 'file';
  /** The error's type, the policy's directive, or the element that loads a file. */
  readonly what: string;
  /** Path of a file of ours with line and column, or another origin, or a word such as `inline`; empty where unknown. */
  readonly where: string;
}

/** An address as it may be told: a path of ours, or the origin of another; a policy's own word as it is. */
export function placeOf(address: string, origin: string): string {
  const url = URL.parse(address);
  if (!url) return /^[a-z-]*$/.test(address) ? address : '';
  if (url.origin === origin) return url.pathname.startsWith('/assets/') ? url.pathname : 'page';
  return url.origin === 'null' ? url.protocol : url.origin;
}

/** Of an error that nobody caught, by the first place of ours in its stack. */
export function errorReport(error: unknown, origin: string): ErrorReport {
  const [, address = '', position = ''] =
    /(https?:\/\/[^\s()]+?)((?::\d+){1,2})\)?$/m.exec(error instanceof Error ? (error.stack ?? '') : '') ?? [];
  const name = error instanceof Error && /^\w{1,40}$/.test(error.name) ? error.name : typeof error;
  return { kind: 'error', what: name, where: address && placeOf(address, origin) + position };
}

/** Of something that the page's policy has refused. */
export const policyReport = (directive: string, blocked: string, origin: string): ErrorReport => ({
  kind: 'policy',
  what: directive,
  where: placeOf(blocked, origin),
});

/** Of a file that did not load. */
export const fileReport = (tag: string, address: string, origin: string): ErrorReport => ({
  kind: 'file',
  what: tag.toLowerCase(),
  where: placeOf(address, origin),
});
