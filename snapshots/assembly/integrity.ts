import { createHash } from 'node:crypto';

/** A script or style sheet that a page's HTML names, up to the end of its address. */
const namedFile = /<(?:script|link rel="stylesheet")(?=[ >])[^>]*? (?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g;

/**
 * Gives every script and style sheet that `html` names the hash of its bytes: a browser refuses one that was cut off or changed
 * on its way. What these load in turn is named in no HTML.
 * @param readFile reads a file of the bundle by its path.
 */
export function withIntegrity(html: string, readFile: (path: string) => Buffer): string {
  return html.replaceAll(namedFile, (tag, path: string) => `${tag} integrity="${integrityOf(readFile(path))}"`);
}

/** Value of an `integrity` attribute for these bytes. */
export function integrityOf(bytes: Buffer): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
