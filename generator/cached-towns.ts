import {
  appendFileSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { crc32 } from 'node:zlib';
import type { PageSeo } from './generate-town.ts';
import type { TownFitting, TownPairs } from './pages/assign-pairs.ts';
import type { NumberedTexts } from './likeness/numbered-texts.ts';

/** The data of generated towns that a later run needs to compare other towns with them. */
export interface CachedTowns {
  readonly texts: NumberedTexts;
  readonly seo: readonly PageSeo[];
  readonly fittings: ReadonlyMap<string, TownFitting>;
  /** The pairs on these towns' pages. Another town's profile may change them. */
  readonly pairs: ReadonlyMap<string, TownPairs>;
}

const SUM_BYTES = 4;

/** Reads the cache; undefined if it is missing, damaged or was written under another `key`. */
export function readCachedTowns(
  file: string,
  key: string,
): CachedTowns | undefined {
  try {
    const bytes = readFileSync(file);
    const body = bytes.subarray(SUM_BYTES);
    if (bytes.readUInt32LE() !== crc32(body)) return undefined;
    const [writtenKey, towns] = deserialize(body) as [string, CachedTowns];
    return writtenKey === key ? towns : undefined;
  } catch {
    return undefined;
  }
}

/** Writes the cache atomically. */
export function writeCachedTowns(
  file: string,
  key: string,
  towns: CachedTowns,
): void {
  const body = serialize([key, towns]);
  const sum = Buffer.alloc(SUM_BYTES);
  sum.writeUInt32LE(crc32(body));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.part`, sum);
  appendFileSync(`${file}.part`, body);
  // If the path is a folder, it is removed.
  rmSync(file, { recursive: true, force: true });
  renameSync(`${file}.part`, file);
}
