import { withTexts, type PictureInfo } from './picture-files.ts';
import { pictureTexts, type PictureName } from '#site/words/picture-texts.ts';
import type { PictureText } from '../../../pack/schemas/picture-texts.ts';
import infos from '#site/pictures.generated.json' with { type: 'json' };

export interface DescribedPicture extends PictureInfo, PictureText {}

/** Every photograph but the close-ups, by name. */
export const pictures = withTexts<PictureName, PictureText>(
  infos,
  pictureTexts,
);
