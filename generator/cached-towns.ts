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
import type { TownPairs } from './pages/assign-pairs.ts';
import type { NumberedTexts } from './likeness/numbered-texts.ts';

/**
 * What a later run needs to know of towns that it does not generate again, to compare them with
 * those that it does.
 */
export interface CachedTowns {
  readonly texts: NumberedTexts;
  readonly seo: readonly PageSeo[];
  /** What was dealt to them: what another town's profile says may change it. */
  readonly pairs: ReadonlyMap<string, TownPairs>;
}

const SUM_BYTES = 4;

/** What was written under the same `key`; undefined where nothing was, or it is damaged. */
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

/** Writes it whole, or not at all. */
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
  // A folder in its place gives way.
  rmSync(file, { recursive: true, force: true });
  renameSync(`${file}.part`, file);
}
