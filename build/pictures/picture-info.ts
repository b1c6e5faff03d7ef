import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { pictureTexts, type PictureText } from '../../site/words/picture-texts.ts';
import { InputError, type Problem } from '../../src/domain/problems.ts';
import type { PictureInfo } from '../../src/domain/pictures.ts';
import { recipe } from './picture-recipe.ts';

export type PictureSizes = Readonly<Record<string, PictureInfo>>;

const root = join(import.meta.dirname, '../..');
export const mastersFolder = join(root, 'media');
const infoFile = join(root, 'src/content/pictures.generated.json');
const textsFile = 'site/words/picture-texts.ts';
const readable = new Set(['.jpg', '.jpeg', '.png', '.webp']);

interface ReadOptions {
  /** Holds the masters, and notes that end in .md. */
  readonly folder: string;
  readonly texts: Readonly<Record<string, PictureText>>;
  /** What is known already: a master with the same bytes is not decoded again. */
  readonly known: PictureSizes;
}

/**
 * Size, address hash and placeholder of every master, by name.
 * @throws InputError naming every picture that is missing, broken, double, of a format that cannot be read or without a text.
 */
export async function readPictureInfo({ folder, texts, known }: ReadOptions): Promise<PictureSizes> {
  const problems: Problem[] = [];
  const info: Record<string, PictureInfo> = {};
  for (const file of readdirSync(folder)
    .filter((entry) => !entry.startsWith('.') && !entry.endsWith('.md'))
    .sort()) {
    const { name, ext } = parse(file);
    const report = (message: string) => problems.push({ file: `media/${file}`, message });
    if (!readable.has(ext.toLowerCase())) {
      report('is not a format we read: save it as JPEG, PNG or WebP');
      continue;
    }
    if (info[name]) report(`has the same name as ${info[name].file}: keep one of them`);
    if (!texts[name]?.alt.trim()) report(`has no alt text: say in ${textsFile}, under "${name}", what is seen`);
    try {
      info[name] = await readMaster({ folder, file, known: known[name] });
    } catch (error) {
      info[name] = { file, width: 0, height: 0, hash: '', placeholder: ['', ''] };
      report(`cannot be read as a picture (${error instanceof Error ? error.message : String(error)}): save it again`);
    }
  }
  for (const name of Object.keys(texts).filter((described) => !info[described])) {
    problems.push({
      file: `media/${name}.jpg`,
      message: `is missing: put the photograph there, or take "${name}" out of ${textsFile}`,
    });
  }
  if (problems.length > 0) throw new InputError(problems);
  return info;
}

async function readMaster({
  folder,
  file,
  known,
}: {
  folder: string;
  file: string;
  known: PictureInfo | undefined;
}): Promise<PictureInfo> {
  const bytes = readFileSync(join(folder, file));
  const hash = createHash('sha256').update(recipe).update(bytes).digest('hex').slice(0, 8);
  if (known?.hash === hash && known.file === file) return known;
  const { default: sharp } = await import('sharp');
  const { data, info } = await sharp(bytes, { failOn: 'error' })
    .autoOrient()
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { file, width: info.width, height: info.height, hash, placeholder: meanColours(data, info.channels) };
}

/** Mean colours of the upper and the lower half as #rgb: fine enough for a glimpse, and every page loads them all. */
function meanColours(pixels: Buffer, channels: number): [upper: string, lower: string] {
  const middle = Math.floor(pixels.length / channels / 2) * channels;
  const mean = (from: number, to: number) => {
    const sums = [0, 0, 0];
    for (let at = from; at < to; at += channels) {
      for (let channel = 0; channel < 3; channel += 1) sums[channel]! += pixels[at + channel]!;
    }
    return `#${sums.map((sum) => Math.round(sum / ((to - from) / channels) / 17).toString(16)).join('')}`;
  };
  return [mean(0, middle), mean(middle, pixels.length)];
}

/**
 * Brings the committed sizes file up to date with the masters. True where it changed.
 * @throws InputError as `readPictureInfo` does, and where it would change although `frozen`.
 */
export async function settlePictureInfo({ frozen }: { readonly frozen: boolean }): Promise<boolean> {
  const committed = existsSync(infoFile) ? readFileSync(infoFile, 'utf8') : '{}';
  const info = await readPictureInfo({
    folder: mastersFolder,
    texts: pictureTexts,
    known: JSON.parse(committed) as PictureSizes,
  });
  const text = `${JSON.stringify(info, null, 2)}\n`;
  if (committed === text) return false;
  if (frozen)
    throw new InputError([
      {
        file: 'src/content/pictures.generated.json',
        message: 'does not match media/: run npm run build and commit it',
      },
    ]);
  writeFileSync(infoFile, text);
  return true;
}

/** The sizes file. */
export const readSettledInfo = (): PictureSizes => JSON.parse(readFileSync(infoFile, 'utf8')) as PictureSizes;
