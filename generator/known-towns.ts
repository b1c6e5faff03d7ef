import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { KnownTexts } from '../text/similarity.ts';
import type { PageSeo } from './generate-site.ts';

/** What a later run needs to know of towns that it does not generate again, to compare them with those that it does. */
export interface KnownTowns {
  readonly texts: KnownTexts;
  readonly seo: readonly PageSeo[];
}

interface Head {
  readonly key: string;
  readonly hash: string;
  readonly vocabulary: readonly string[];
  readonly pages: KnownTexts['pages'];
  readonly seo: readonly PageSeo[];
}

const hashOf = (words: Uint8Array, rest: unknown) =>
  createHash('sha256').update(words).update(JSON.stringify(rest)).digest('hex');

/** What was written under the same `key`; undefined where nothing was, or it is damaged. */
export function readKnownTowns(file: string, key: string): KnownTowns | undefined {
  try {
    const bytes = readFileSync(file);
    const end = bytes.indexOf('\n');
    const { hash, ...rest } = JSON.parse(bytes.toString('utf8', 0, end)) as Head;
    // Copied, since numbers of four bytes must lie at a multiple of four.
    const words = new Uint8Array(bytes.subarray(end + 1));
    if (rest.key !== key || hash !== hashOf(words, rest)) return undefined;
    const { vocabulary, pages, seo } = rest;
    return { texts: { vocabulary, words: new Int32Array(words.buffer), pages }, seo };
  } catch {
    return undefined;
  }
}

/** Writes it whole: a line of JSON, then the numbers of the words as this machine keeps them. */
export function writeKnownTowns(file: string, key: string, { texts, seo }: KnownTowns): void {
  const { vocabulary, words, pages } = texts;
  const bytes = new Uint8Array(words.buffer, words.byteOffset, words.byteLength);
  const rest = { key, vocabulary, pages, seo };
  const head = JSON.stringify({ ...rest, hash: hashOf(bytes, rest) });
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.part`, Buffer.concat([Buffer.from(`${head}\n`), bytes]));
  // A folder in its place gives way.
  rmSync(file, { recursive: true, force: true });
  renameSync(`${file}.part`, file);
}
