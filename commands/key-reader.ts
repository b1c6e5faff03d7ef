import { readFileSync } from 'node:fs';

const STANDARD_INPUT = 0;

/** Gives the key that a build names. `-` stands for one that is told on standard input: it is waited for when it is first asked for. */
export function keyReader(told: string): () => string {
  let key = told === '-' ? undefined : told;
  return () => (key ??= readFileSync(STANDARD_INPUT, 'utf8'));
}
