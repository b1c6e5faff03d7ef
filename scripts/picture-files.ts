import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pictureFile, pictureFormats, pictureWidths, type PictureInfo } from '../src/domain/pictures.ts';

const infoFile = join(import.meta.dirname, '../src/content/pictures.generated.json');

/** Names of all files that the pictures of the sizes file are shown from. */
export function wantedPictureFiles(): string[] {
  const info = JSON.parse(readFileSync(infoFile, 'utf8')) as Record<string, PictureInfo>;
  return Object.entries(info).flatMap(([name, picture]) =>
    pictureWidths(picture).flatMap((width) => pictureFormats.map((format) => pictureFile(name, picture, width, format))),
  );
}
