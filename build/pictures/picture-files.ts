import { pictureFile, pictureVariants } from '../../src/domain/pictures.ts';
import { readSettledInfo } from './picture-info.ts';

/** Names of all files that the pictures of the sizes file are shown from. */
export function wantedPictureFiles(): string[] {
  return Object.entries(readSettledInfo()).flatMap(([name, picture]) =>
    pictureVariants(picture).map((variant) => pictureFile(name, picture, variant)),
  );
}
