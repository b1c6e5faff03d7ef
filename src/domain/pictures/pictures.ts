import type { PictureInfo } from './picture-files.ts';
import { pictureTexts, type PictureName } from '#site/words/picture-texts.ts';
import type { PictureText } from '../../../pack/schemas/pictures.ts';
import sizes from '#site/pictures.generated.json' with { type: 'json' };

export interface DescribedPicture extends PictureInfo, PictureText {}

// The build has checked that every text has its master and every master its text.
const infoOf = sizes as unknown as Readonly<Record<PictureName, PictureInfo>>;

/** Every photograph of the site. */
export const pictures = Object.fromEntries(
  Object.entries<PictureText>(pictureTexts).map(([name, text]) => [
    name,
    { ...infoOf[name as PictureName], ...text },
  ]),
) as Readonly<Record<PictureName, DescribedPicture>>;
