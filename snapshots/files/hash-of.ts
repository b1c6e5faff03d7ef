import { createHash } from 'node:crypto';

/** Hash of the given texts, in order: 20 hexadecimal digits. */
export function hashOf(...texts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const text of texts) {
    hash.update(text).update('\0');
  }
  return hash.digest('hex').slice(0, 20);
}

/** Returns the hash of a text that is passed in chunks, the same as `hashOf` of the whole text. */
export function hashOfChunks(chunks: Iterable<string>): string {
  const hash = createHash('sha256');
  for (const chunk of chunks) hash.update(chunk);
  return hash.update('\0').digest('hex').slice(0, 20);
}
