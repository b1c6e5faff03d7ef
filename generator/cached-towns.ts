import { appendFileSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { crc32 } from 'node:zlib';
import type { NumberedTexts } from './likeness/numbered-texts.ts';
import type { PageSeo } from './generate-site.ts';
import type { Inputs } from './inputs/inputs.ts';

/** What a later run needs to know of towns that it does not generate again, to compare them with those that it does. */
export interface CachedTowns {
  readonly texts: NumberedTexts;
  readonly seo: readonly PageSeo[];
  readonly seats: Inputs['seats'];
}

/** The first line of a file, filled up with blanks so that numbers of four bytes lie at multiples of four. */
interface Seal {
  readonly key: string;
  /** CRC-32 of all that follows. */
  readonly sum: number;
}

/** The second line: all but the numbers of the words. */
interface Head extends Omit<CachedTowns, 'texts'>, Omit<NumberedTexts, 'words'> {}

const NUMBER_BYTES = Int32Array.BYTES_PER_ELEMENT;

/** What was written under the same `key`; undefined where nothing was, or it is damaged. */
export function readCachedTowns(file: string, key: string): CachedTowns | undefined {
  try {
    const bytes = readFileSync(file);
    const headStart = bytes.indexOf('\n') + 1;
    const seal = JSON.parse(bytes.toString('utf8', 0, headStart)) as Seal;
    if (seal.key !== key || seal.sum !== crc32(bytes.subarray(headStart))) return undefined;
    const wordsStart = bytes.indexOf('\n', headStart) + 1;
    const { vocabulary, pages, ...rest } = JSON.parse(bytes.toString('utf8', headStart, wordsStart)) as Head;
    const count = pages.reduce((sum, { words }) => sum + words, 0);
    const words = new Int32Array(bytes.buffer, bytes.byteOffset + wordsStart, count);
    return { texts: { vocabulary, words, pages }, ...rest };
  } catch {
    return undefined;
  }
}

/** Writes it whole: two lines of JSON, then the numbers of the words as this machine writes them. */
export function writeCachedTowns(file: string, key: string, { texts, ...rest }: CachedTowns): void {
  const { vocabulary, words, pages } = texts;
  const head = Buffer.from(`${JSON.stringify({ vocabulary, pages, ...rest } satisfies Head)}\n`);
  const parts = [head, new Uint8Array(words.buffer, words.byteOffset, words.byteLength)];
  const seal: Seal = { key, sum: parts.reduce((sum, part) => crc32(part, sum), 0) };
  const line = JSON.stringify(seal);
  const surplus = (line.length + 1 + head.length) % NUMBER_BYTES;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.part`, `${line}${' '.repeat((NUMBER_BYTES - surplus) % NUMBER_BYTES)}\n`);
  for (const part of parts) appendFileSync(`${file}.part`, part);
  // A folder in its place gives way.
  rmSync(file, { recursive: true, force: true });
  renameSync(`${file}.part`, file);
}
