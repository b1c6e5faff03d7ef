import { createHash } from 'node:crypto';

/** Hexadecimal digits of a hash. */
const LENGTH = 20;

/** Hash of the given texts, in order. */
export function hashOf(...texts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const text of texts) {
    hash.update(text).update('\0');
  }
  return hash.digest('hex').slice(0, LENGTH);
}
