import type { BuildCache } from '../../cache/build-cache.ts';
import type { RunnableStage } from '../../cache/stage.ts';
import { cardCache, closeUpSizesFile, nameOf, pictureSizesFile } from '../../paths.ts';
import { withLazyBrowser } from '../../with-lazy-browser.ts';
import { domain, generatorOnly, pack, snapshotter } from '../source-folders.ts';
import { cardSheet, sheetFiles } from './card-sheet.ts';

const folder = nameOf(import.meta.dirname);
const drawing = [`${folder}/draw-cards.ts`, `${folder}/card-sheet.ts`];

/** Draws the cards that a shared link shows, where they are not drawn yet. */
export const cardsStage = (cache: Pick<BuildCache, 'hashOfAll' | 'productsOf'>): RunnableStage => ({
  name: 'cards',
  inputs: [
    ...pack,
    ...generatorOnly,
    ...domain,
    ...snapshotter,
    folder,
    'generator/pack/mark.ts',
    'generator/pack/theme.ts',
    'pipeline/cache',
    'pipeline/stages/pictures',
    nameOf(pictureSizesFile),
    nameOf(closeUpSizesFile),
    ...Object.values(sheetFiles),
  ],
  run: async () => {
    const [{ openArtifactStore }, { hashOf }, { listCards }, { readCommittedSizes }] = await Promise.all([
      import('../../cache/artifact-store.ts'),
      import('../../cache/hash-of.ts'),
      import('./list-cards.ts'),
      import('../pictures/picture-sizes.ts'),
    ]);
    // A card keeps its drawing until what is on it changes, or how it is drawn.
    const design = hashOf(cardSheet([]), cache.hashOfAll(drawing, ['sharp', '@sparticuz/chromium']));
    const cards = listCards(design, readCommittedSizes());
    const recorded = cache.productsOf('cards');
    const made = openArtifactStore(cardCache, (file) => recorded[`${nameOf(cardCache)}/${file}`]);
    const missing = cards.filter(({ file }) => made.hashOfWhole(file) === undefined);
    if (missing.length > 0) {
      const { drawCards } = await import('./draw-cards.ts');
      // In a browser of their own: the pages' one ends with the last page, or with one that hangs.
      await withLazyBrowser(async (browser) => drawCards(await browser(), missing, made));
    }
    const products = cards.map(({ file }) => [`${nameOf(cardCache)}/${file}`, made.hashOfWhole(file)] as const);
    return { products: Object.fromEntries(products) };
  },
});
