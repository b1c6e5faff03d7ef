import { pictureCache } from '../places.ts';
import { mastersFolder, readSettledInfo, settlePictureInfo } from './picture-info.ts';
import { makePictures } from './pictures.ts';

/** Brings sizes file and pictures up to date with `media/`. @returns how many files were made. @throws InputError */
export async function bringPictures(onDone?: (done: number, total: number) => void): Promise<number> {
  await settlePictureInfo({ frozen: false });
  return makePictures({
    info: readSettledInfo(),
    masters: mastersFolder,
    target: pictureCache,
    ...(onDone && { onDone }),
  });
}
