import type { PictureInfo } from './picture-files.ts';
import type { CloseUpText } from '../../../pack/schemas/pictures.ts';
import { closeUpTexts, type CloseUpName } from '#site/words/close-up-texts.ts';
import sizes from '#site/close-ups.generated.json' with { type: 'json' };

// The build checks that every text has its picture and every picture its text.
const infoOf = sizes as unknown as Readonly<Record<CloseUpName, PictureInfo>>;

/** Every close-up, by name. */
export const closeUps = Object.fromEntries(
  Object.entries<CloseUpText>(closeUpTexts).map(([name, text]) => [
    name,
    { ...infoOf[name as CloseUpName], ...text },
  ]),
) as Readonly<Record<CloseUpName, PictureInfo & CloseUpText>>;
