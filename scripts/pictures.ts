import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { InputError, type Problem } from '../src/domain/problems.ts';
import { pictureFile, pictureFormats, pictureWidths, type PictureFormat, type PictureInfo } from '../src/domain/pictures.ts';

/** Raised when the encoding below changes, so that addresses change with it. */
const RECIPE = 1;

const root = join(import.meta.dirname, '..');
const masters = join(root, 'media');
const infoFile = join(root, 'src/content/pictures.generated.json');
export const pictureCache = join(root, '.cache/pictures');

const encoders: Record<PictureFormat, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 50, effort: 3 }),
  webp: (image) => image.webp({ quality: 72, effort: 4 }),
  jpg: (image) => image.jpeg({ quality: 74, mozjpeg: true }),
};

/** Size, address hash and placeholder colour of every master in `media/`, by name. Throws one InputError for all that cannot be read. */
export async function readPictureInfo(): Promise<Record<string, PictureInfo>> {
  const problems: Problem[] = [];
  const info: Record<string, PictureInfo> = {};
  for (const file of readdirSync(masters).filter((name) => /\.(jpe?g|png|webp)$/i.test(name)).sort()) {
    const bytes = readFileSync(join(masters, file));
    const hash = createHash('sha256').update(`${RECIPE}/`).update(bytes).digest('hex').slice(0, 8);
    try {
      const image = sharp(bytes, { failOn: 'error' });
      const { autoOrient } = await image.metadata();
      const { channels } = await image.stats();
      const hex = channels.slice(0, 3).map(({ mean }) => Math.round(mean / 8).toString(32)).join('');
      info[file.replace(/\.\w+$/, '')] = { file, width: autoOrient.width, height: autoOrient.height, hash, colour: expandColour(hex) };
    } catch (error) {
      problems.push({ file: `media/${file}`, message: `cannot be read as a picture: ${error instanceof Error ? error.message : String(error)}` });
    }
  }
  if (problems.length > 0) throw new InputError(problems);
  return info;
}

/** Five bits a channel are plenty for a placeholder, and the same whichever encoder build made the mean. */
function expandColour(base32: string): string {
  return `#${[...base32].map((digit) => Math.min(255, Number.parseInt(digit, 32) * 8).toString(16).padStart(2, '0')).join('')}`;
}

/** Writes the committed sizes file where it differs. */
export function writePictureInfo(info: Record<string, PictureInfo>): boolean {
  const text = `${JSON.stringify(info, null, 2)}\n`;
  if (existsSync(infoFile) && readFileSync(infoFile, 'utf8') === text) return false;
  writeFileSync(infoFile, text);
  return true;
}

/** Makes every missing size and format of every picture in the cache folder. */
export async function makePictures(info: Record<string, PictureInfo>): Promise<number> {
  mkdirSync(pictureCache, { recursive: true });
  const wanted = Object.entries(info).flatMap(([name, picture]) =>
    pictureWidths(picture).flatMap((width) =>
      pictureFormats.map((format) => ({ name, picture, width, format, target: join(pictureCache, pictureFile(name, picture, width, format)) })),
    ),
  );
  const missing = wanted.filter(({ target }) => !existsSync(target));
  sharp.concurrency(1);
  const queue = missing.values();
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      for (const { picture, width, format, target } of queue) {
        const image = sharp(join(masters, picture.file)).autoOrient().resize({ width });
        await encoders[format](image).toFile(`${target}.part`);
        renameSync(`${target}.part`, target);
      }
    }),
  );
  return missing.length;
}

if (import.meta.main) {
  try {
    const info = await readPictureInfo();
    const changed = writePictureInfo(info);
    const made = await makePictures(info);
    console.log(`${Object.keys(info).length} pictures, ${made} files made${changed ? ', sizes file updated' : ''}.`);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
