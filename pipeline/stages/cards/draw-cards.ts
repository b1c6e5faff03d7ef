import { join } from 'node:path';
import type { Browser } from 'puppeteer';
import type { OverlayOptions, Region, Sharp } from 'sharp';
import { pairs } from '#site/pairs.ts';
import type { PairRecord } from '../../../core/schemas/pairs.ts';
import { assertDefined, mapGet } from '../../../core/domain/assert-defined.ts';
import { pictureNames } from '../../../core/domain/pictures/picture-names.ts';
import {
  socialCards,
  socialSize,
  type SocialCard,
} from '../../../core/domain/pictures/social-images.ts';
import { hashOf } from '../../../core/disk/hash-of.ts';
import { writeFile } from '../../../core/disk/write-file.ts';
import { cardCache, mastersFolder } from '../../../core/disk/project-paths.ts';
import { mastersIn } from '../pictures/picture-recipe.ts';
import type { PictureSizes } from '../pictures/picture-sizes.ts';
import { cardFile, cardSheet, fitTitles, layout } from './card-sheet.ts';

/** Number of titles on a sheet. Browsers cannot draw one much taller than 16,000 pixels. */
const BATCH = 80;
/** JPEG qualities, tried in turn until a card is small enough for every social network. */
const QUALITIES = [76, 66, 56];
const MAX_BYTES = 100 * 1000;

export interface Card extends SocialCard {
  /** Paths of the source images: the after picture, then the before picture if there is one. */
  readonly photos: readonly string[];
  /** File name of the drawn card, with a hash of everything on it. */
  readonly file: string;
}

/** Lists every card of the site. `design` is a hash of what all cards share. */
export function listCards(design: string, sizes: PictureSizes): Card[] {
  const masters = mastersIn(mastersFolder);
  const records = new Map(Object.entries<PairRecord>(pairs));
  return socialCards().map((card) => {
    const record = mapGet(records, card.pair);
    const { after, before } = pictureNames(card.pair, record);
    const names = before === undefined ? [after] : [after, before];
    const hashes = names.map((name) => assertDefined(sizes[name], name).hash);
    return {
      ...card,
      photos: names.map((name) => mapGet(masters, name)),
      file: cardFile(card.address, hashOf(design, card.title, ...hashes)),
    };
  });
}

/** Draws cards in a browser and writes them into the cache. */
export async function drawCards(
  browser: Browser,
  cards: readonly Card[],
): Promise<void> {
  for (let start = 0; start < cards.length; start += BATCH) {
    const batch = cards.slice(start, start + BATCH);
    const titles = batch.map(({ title }) => title);
    await composeCards(batch, await drawSheet(browser, titles));
  }
}

/** Takes one screenshot of the frame and all titles. */
async function drawSheet(
  browser: Browser,
  titles: readonly string[],
): Promise<Uint8Array> {
  const page = await browser.newPage();
  try {
    const rows = Math.ceil(titles.length / 2);
    const height = socialSize.height + rows * layout.title.height;
    await page.setViewport({ width: socialSize.width, height });
    await page.setContent(cardSheet(titles));
    await page.evaluate(fitTitles);
    return await page.screenshot({
      type: 'png',
      optimizeForSpeed: true,
      captureBeyondViewport: false,
    });
  } finally {
    await page.close();
  }
}

/** Composes each card from frame, title and photographs, and writes it as a JPEG. */
async function composeCards(
  cards: readonly Card[],
  sheet: Uint8Array,
): Promise<void> {
  const { default: sharp } = await import('sharp');
  const { photo, title } = layout;
  const { data, info } = await sharp(sheet)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const cut = (region: Region) =>
    toLayer(sharp(data, { raw: info }).extract(region));
  const frame = await cut({ left: 0, top: 0, ...socialSize });
  const half = {
    left: 0,
    top: 0,
    width: photo.width / 2,
    height: photo.height,
  };

  /**
   * Returns the photographs as layers: the after picture, then the before picture over its left
   * half.
   */
  const layersOf = (files: readonly string[]): Promise<OverlayOptions[]> =>
    Promise.all(
      files.map(async (file, index) => {
        const whole = sharp(file)
          .autoOrient()
          .resize(photo.width, photo.height, { kernel: 'mitchell' })
          .flatten()
          .toColourspace('srgb');
        const shown = index === 0 ? whole : whole.extract(half);
        return { input: await toLayer(shown), left: photo.x, top: photo.y };
      }),
    );
  const layersByPair = new Map<string, Promise<OverlayOptions[]>>();
  await Promise.all(
    cards.map(async ({ pair, photos, file }, index) => {
      const layers = layersByPair.get(pair) ?? layersOf(photos);
      layersByPair.set(pair, layers);
      const row = Math.floor(index / 2);
      const input = await cut({
        left: (index % 2) * title.width,
        top: socialSize.height + row * title.height,
        width: title.width,
        height: title.height,
      });
      const words = { input, left: title.x, top: title.y };
      const drawing = sharp(frame).composite([words, ...(await layers)]);
      const card = await encodeCard(drawing);
      writeFile(join(cardCache, file), card);
    }),
  );
}

const toLayer = (image: Sharp): Promise<Buffer> =>
  image.png({ compressionLevel: 0 }).toBuffer();

async function encodeCard(drawing: Sharp): Promise<Buffer> {
  let card = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    card = await drawing.jpeg({ quality }).toBuffer();
    if (card.length <= MAX_BYTES) break;
  }
  return card;
}
