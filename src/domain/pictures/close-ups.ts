import { withTexts } from './picture-files.ts';
import type { CloseUpText } from '../../../pack/schemas/picture-texts.ts';
import { closeUpTexts, type CloseUpName } from '#site/words/close-up-texts.ts';
import infos from '#site/close-ups.generated.json' with { type: 'json' };

/** Every close-up, by name. */
export const closeUps = withTexts<CloseUpName, CloseUpText>(
  infos,
  closeUpTexts,
);
