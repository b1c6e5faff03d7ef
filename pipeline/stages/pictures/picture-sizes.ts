import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { pairs } from '#site/pairs.ts';
import type { PairRecord } from '../../../core/schemas/pairs.ts';
import {
  inputError,
  throwProblems,
  type Problem,
} from '../../../core/domain/problems.ts';
import { pictureNames } from '../../../core/domain/pictures/picture-names.ts';
import type { MasterInfo } from '../../../core/domain/pictures/picture-files.ts';
import { readIfThere, readJson } from '../../../core/disk/read-file.ts';
import { writeFile } from '../../../core/disk/write-file.ts';
import {
  mastersFolder,
  nameOf,
  pictureSizesFile,
} from '../../../core/disk/project-paths.ts';
import { decodeMaster } from './picture-recipe.ts';

export type PictureSizes = Readonly<Record<string, MasterInfo>>;

const textsFile = 'site/pairs.ts';
const readable = new Set(['.jpg', '.jpeg', '.png', '.webp']);

interface ReadOptions {
  /** Holds the source images, and notes ending in .md. */
  readonly folder: string;
  /** Names of all pictures that have an alternative text. */
  readonly described: ReadonlySet<string>;
  /** Cached sizes: a source image with the same bytes is not decoded again. */
  readonly cached: PictureSizes;
  /** Encoding settings as text, part of the hash in each picture's URL. */
  readonly recipe: string;
}

/**
 * Reads the size, hash and mean colours of every source image, by name.
 * @throws InputError naming every picture that is missing, broken, duplicated under the same or
 * another name, without alternative text, or of a format that cannot be read
 */
export async function readPictureSizes({
  folder,
  described,
  cached,
  recipe,
}: ReadOptions): Promise<PictureSizes> {
  const problems: Problem[] = [];
  const sizes: Record<string, MasterInfo> = {};
  const fileOf = new Map<string, string>();
  for (const file of readdirSync(folder).sort()) {
    if (file.startsWith('.') || file.endsWith('.md')) continue;
    const { name, ext } = parse(file);
    const report = (message: string) =>
      problems.push({ file: `site/media/${file}`, message });
    if (!readable.has(ext.toLowerCase())) {
      report('is not a format we read: save it as JPEG, PNG or WebP');
      continue;
    }
    const namesake = fileOf.get(name);
    if (namesake !== undefined)
      report(`has the same name as ${namesake}: keep one of them`);
    fileOf.set(name, file);
    if (!described.has(name))
      report(
        `is not a picture of ${textsFile}: describe it there as the before or after of a pair, or remove it`,
      );
    try {
      const bytes = readFileSync(join(folder, file));
      const read = await readMaster(bytes, recipe, cached[name]);
      const twin = Object.keys(sizes).find(
        (other) => other !== name && sizes[other]?.hash === read.hash,
      );
      if (twin !== undefined)
        report(`is the same picture as ${twin}: put the right one there`);
      sizes[name] = read;
    } catch (error) {
      const { message } = error as Error;
      report(`cannot be read as a picture (${message}): save it again`);
    }
  }
  const message = `is missing: put the photograph there, or take its pair out of ${textsFile}`;
  for (const name of described)
    if (!fileOf.has(name))
      problems.push({ file: `site/media/${name}.jpg`, message });
  throwProblems(problems);
  return sizes;
}

async function readMaster(
  bytes: Buffer,
  recipe: string,
  cached: MasterInfo | undefined,
): Promise<MasterInfo> {
  const whole = createHash('sha256').update(recipe).update(bytes);
  const hash = whole.digest('hex').slice(0, 8);
  if (cached?.hash === hash) return cached;
  const { data, info } = await decodeMaster(bytes);
  const placeholder = meanColours(data, info.channels);
  return { width: info.width, height: info.height, hash, placeholder };
}

/**
 * Returns the mean colours of the upper and the lower half, as #rgb for brevity: every page loads
 * the colours of all pictures.
 */
function meanColours(
  pixels: Buffer,
  channels: number,
): [upper: string, lower: string] {
  const middle = Math.floor(pixels.length / channels / 2) * channels;
  const mean = (from: number, to: number) => {
    const sums = [0, 0, 0];
    for (let at = from; at < to; at += channels) {
      for (let channel = 0; channel < 3; channel += 1)
        sums[channel]! += pixels[at + channel]!;
    }
    const count = (to - from) / channels;
    const digits = sums.map((sum) => Math.round(sum / count / 17).toString(16));
    return `#${digits.join('')}`;
  };
  return [mean(0, middle), mean(middle, pixels.length)];
}

interface SyncOptions {
  readonly recipe: string;
  /** Trust the committed sizes of source images whose hash is unchanged. */
  readonly trusted: boolean;
  /** Fail if a committed file would change. */
  readonly frozen: boolean;
}

/**
 * Updates the committed sizes from the source images and the encoding settings.
 * @throws InputError as `readPictureSizes` does, and if the committed file would change although
 * `frozen` is set
 */
export async function syncPictureSizes({
  recipe,
  trusted,
  frozen,
}: SyncOptions): Promise<void> {
  const names = Object.entries<PairRecord>(pairs).map(([name, record]) =>
    pictureNames(name, record),
  );
  const sizes = await readPictureSizes({
    folder: mastersFolder,
    described: new Set(names.flatMap((pair) => Object.values(pair))),
    cached: trusted ? readCommittedSizes() : {},
    recipe,
  });
  const text = `${JSON.stringify(sizes, null, 2)}\n`;
  if (readIfThere(pictureSizesFile) === text) return;
  if (frozen)
    throw inputError(
      nameOf(pictureSizesFile),
      'does not match site/media/ and the way pictures are made: run npm run build and commit it',
    );
  writeFile(pictureSizesFile, text);
}

/** Reads the committed sizes; none if the file cannot be read. */
export const readCommittedSizes = (): PictureSizes =>
  readJson<PictureSizes>(pictureSizesFile) ?? {};
