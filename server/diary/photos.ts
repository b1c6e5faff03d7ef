import { basename } from 'node:path';
import { throwProblems, type Problem } from '../../core/domain/problems.ts';

/** A photograph ready to publish. */
export interface Photo {
  /** Name of the original file, for messages. */
  readonly name: string;
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Longest side in pixels: twice the width of a card, for high-density screens. */
const MAX_SIDE = 1600;
const QUALITY = 78;
/** The formats of photographs. Others may hold texts and refer to other files, as SVG does. */
const formats: readonly string[] = ['jpeg', 'png', 'webp'];

/**
 * Prepares photographs for publishing: turns them upright, limits each side to 1,600 pixels, and
 * removes the metadata, above all the location.
 * @param onDone called with the number of photographs finished so far, and the total
 * @throws InputError naming every file that cannot be read as a picture
 */
export async function preparePhotos(
  files: readonly string[],
  onDone?: (done: number, total: number) => void,
): Promise<Photo[]> {
  const { default: sharp } = await import('sharp');
  const problems: Problem[] = [];
  const photos: Photo[] = [];
  for (const file of files) {
    try {
      const picture = sharp(file);
      const { format } = await picture.metadata();
      if (!formats.includes(format)) throw new Error(`its format is ${format}`);
      // sharp writes no metadata unless asked to.
      const { data, info } = await picture
        .autoOrient()
        .flatten({ background: '#fff' })
        .resize({
          width: MAX_SIDE,
          height: MAX_SIDE,
          fit: 'inside',
          withoutEnlargement: true,
        })
        .jpeg({ quality: QUALITY, mozjpeg: true })
        .toBuffer({ resolveWithObject: true });
      const { width, height } = info;
      photos.push({
        name: basename(file),
        bytes: data,
        width,
        height,
      });
      onDone?.(photos.length, files.length);
    } catch (error) {
      const [reason] = (error as Error).message.split('\n');
      problems.push({
        file: `--photo ${file}`,
        message: `cannot be read as a picture (${reason}): give a JPEG, PNG or WebP`,
      });
    }
  }
  throwProblems(problems);
  return photos;
}
