import { existsSync, readFileSync } from 'node:fs';

/** Whether `other` is there and has the bytes of `file`. */
export function isSameFile(file: string, other: string): boolean {
  return existsSync(other) && readFileSync(file).equals(readFileSync(other));
}
