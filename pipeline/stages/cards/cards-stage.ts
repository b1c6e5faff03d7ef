import { join } from 'node:path';
import type { BuildCache } from '../../cache/build-cache.ts';
import { hashOf } from '../../../core/disk/hash-of.ts';
import type { RunnableStage } from '../../cache/stage.ts';
import {
  cardCache,
  nameOf,
  pictureSizesFile,
} from '../../../core/disk/project-paths.ts';
import { withBrowser } from '../../../snapshots/browser/browser.ts';
import { code, withoutProfiles, pack, snapshotter } from '../source-folders.ts';
import { cardSheet, sheetFiles } from './card-sheet.ts';
import type { Card } from './draw-cards.ts';

const folder = nameOf(import.meta.dirname);
const drawing = [`${folder}/draw-cards.ts`, `${folder}/card-sheet.ts`];

/** Draws the social cards that do not exist yet. */
export const cardsStage = (cache: BuildCache): RunnableStage => ({
  name: 'cards',
  inputs: [
    ...pack,
    ...withoutProfiles,
    ...code,
    ...snapshotter,
    nameOf(pictureSizesFile),
    ...Object.values(sheetFiles),
  ],
  run: async () => {
    const { drawCards, listCards } = await import('./draw-cards.ts');
    const { readCommittedSizes } = await import('../pictures/picture-sizes.ts');
    // Covers everything that all cards share: if it changes, every card is drawn again.
    const design = hashOf(
      cardSheet([]),
      cache.hashOfFiles(drawing),
      cache.hashOfPackages(['sharp', '@sparticuz/chromium']),
    );
    const cards = listCards(design, readCommittedSizes());
    const nameOfCard = ({ file }: Card) => nameOf(join(cardCache, file));
    const missing = cards.filter(
      (card) => !cache.isWhole('cards', nameOfCard(card)),
    );
    // Cards need a separate browser: the one that renders is killed after the last page, or when a
    // page hangs.
    if (missing.length > 0)
      await withBrowser({ reach: 'nothing' }, (browser) =>
        drawCards(browser, missing),
      );
    return cards.map(nameOfCard);
  },
});
