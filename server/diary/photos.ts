import { basename } from 'node:path';
import { InputError, type Problem } from '../../src/domain/problems.ts';

/** A photograph as it is published. */
export interface Photo {
  /** Of the file it was made from, for messages. */
  readonly name: string;
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Twice as wide as a card shows it, for screens of double density. */
const MAX_SIDE = 1600;
const QUALITY = 78;

/**
 * Makes photographs fit to publish: turned as they were taken, no side longer than 1,600 pixels, and without what the camera wrote
 * into them, the place above all. @param onDone hears how many are ready, and of how many
 * @throws InputError naming every file that is no picture.
 */
export async function preparePhotos(
  files: readonly string[],
  onDone: (done: number, total: number) => void = () => undefined,
): Promise<Photo[]> {
  const { default: sharp } = await import('sharp');
  const problems: Problem[] = [];
  const photos: Photo[] = [];
  for (const file of files) {
    try {
      // Without a word on metadata, none is written.
      const { data, info } = await sharp(file)
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
      onDone(photos.length + 1, files.length);
      photos.push({
        name: basename(file),
        bytes: data,
        width: info.width,
        height: info.height,
      });
    } catch (error) {
      const reason =
        error instanceof Error
          ? error.message.replace(/\n.*/s, '')
          : String(error);
      problems.push({
        file: `--photo ${file}`,
        message: `cannot be read as a picture (${reason}): give a JPEG, PNG or WebP`,
      });
    }
  }
  if (problems.length > 0) throw new InputError(problems);
  return photos;
}
