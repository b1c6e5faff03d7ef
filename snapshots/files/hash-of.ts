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

/** Hashes a text that comes in chunks. The hash is the same as `hashOf` of the whole text. */
export function createHashing() {
  const hash = createHash('sha256');
  return {
    add: (chunk: string): void => void hash.update(chunk),
    digest: (): string => hash.update('\0').digest('hex').slice(0, LENGTH),
  };
}
