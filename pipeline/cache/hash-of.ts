import { createHash } from 'node:crypto';

/** Hash of the given texts, in order: 20 hexadecimal digits. */
export function hashOf(...texts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('hex').slice(0, 20);
}

/** The same of one text that comes in chunks. */
export function createHasher() {
  const hash = createHash('sha256');
  return {
    add: (chunk: string): void => void hash.update(chunk),
    end: (): string => hash.update('\0').digest('hex').slice(0, 20),
  };
}
