import type { PictureInfo } from './picture-files.ts';
import { pictureTexts, type PictureName } from '#site/words/picture-texts.ts';
import type { PictureText } from '../../../pack/schemas/pictures.ts';
import sizes from '#site/pictures.generated.json' with { type: 'json' };

export interface DescribedPicture extends PictureInfo, PictureText {}

// The build checks that every text has its picture and every picture its text.
const infoOf = sizes as unknown as Readonly<Record<PictureName, PictureInfo>>;

/** Every photograph but the close-ups, by name. */
export const pictures = Object.fromEntries(
  Object.entries<PictureText>(pictureTexts).map(([name, text]) => [
    name,
    { ...infoOf[name as PictureName], ...text },
  ]),
) as Readonly<Record<PictureName, DescribedPicture>>;
