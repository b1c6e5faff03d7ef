import { createHash } from 'node:crypto';

/** Hash of the given texts, in order: 20 hexadecimal digits. */
export function hashOf(...texts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update(END);
  return digest(hash);
}

/** The same of one text that comes in parts. */
export function createHasher() {
  const hash = createHash('sha256');
  return {
    add: (part: Uint8Array): void => void hash.update(part),
    end: (): string => digest(hash.update(END)),
  };
}

const END = '\0';
const digest = (hash: ReturnType<typeof createHash>) => hash.digest('hex').slice(0, 20);
