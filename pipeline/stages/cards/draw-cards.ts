import { join } from 'node:path';
import type { Browser } from 'puppeteer';
import type { Sharp } from 'sharp';
import { pairs } from '#site/pairs.ts';
import type { PairRecord } from '../../../pack/schemas/pairs.ts';
import {
  assertDefined,
  at,
  mapGet,
} from '../../../src/domain/assert-defined.ts';
import { pictureNames } from '../../../src/domain/pictures/picture-names.ts';
import {
  socialCards,
  socialSize,
  type SocialCard,
} from '../../../src/domain/pictures/social-images.ts';
import { hashOf } from '../../../snapshots/files/hash-of.ts';
import { writeFile } from '../../../snapshots/files/write-file.ts';
import { cardCache, mastersFolder } from '../../paths.ts';
import { mastersIn } from '../pictures/masters-in.ts';
import type { PictureSizes } from '../pictures/picture-sizes.ts';
import { cardFile, cardSheet, fitTitles, layout } from './card-sheet.ts';

/** Titles on a sheet: browsers draw no page much taller than 16,000 pixels. */
const BATCH = 80;
/** Tried in turn until a card is small enough for every network. */
const QUALITIES = [76, 66, 56];
const MAX_BYTES = 100 * 1000;

export interface Card extends SocialCard {
  /** Paths of the source images, before and after. */
  readonly photos: readonly string[];
  /** The drawn card's name, after everything it is made from. */
  readonly file: string;
}

/** Names of a pair's pictures, before and after. */
function picturesOf(pair: string): string[] {
  const records = pairs as Readonly<Record<string, PairRecord>>;
  const { before, after } = pictureNames(
    pair,
    assertDefined(records[pair], pair),
  );
  return before === undefined ? [after] : [before, after];
}

/** Every card of the site; `design` is a hash of all that they have in common. */
export function listCards(design: string, sizes: PictureSizes): Card[] {
  const masters = mastersIn(mastersFolder);
  return socialCards().map((card) => {
    const names = picturesOf(card.pair);
    const hashes = names.map((name) => assertDefined(sizes[name], name).hash);
    return {
      ...card,
      photos: names.map((name) => mapGet(masters, name)),
      file: cardFile(card.address, hashOf(design, card.title, ...hashes)),
    };
  });
}

/** Draws cards in a browser. */
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
    const height =
      socialSize.height + Math.ceil(titles.length / 2) * layout.title.height;
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

/** Composes each card of frame, title and photograph, and encodes it. */
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
  const cut = (
    left: number,
    top: number,
    { width, height }: { width: number; height: number },
  ) =>
    sharp(data, { raw: info })
      .extract({ left, top, width, height })
      .png({ compressionLevel: 0 })
      .toBuffer();
  const frame = await cut(0, 0, socialSize);
  const read = (file: string) =>
    sharp(file)
      .autoOrient()
      .resize(photo.width, photo.height, { kernel: 'mitchell' })
      .flatten()
      .toColourspace('srgb');
  const half = {
    left: 0,
    top: 0,
    width: photo.width / 2,
    height: photo.height,
  };
  /** Both pictures side by side, before on the left; or the only one. */
  const draw = async (files: readonly string[]): Promise<Buffer> => {
    const [before] = files.slice(0, -1);
    return read(at(files, -1))
      .composite(
        before === undefined
          ? []
          : [
              {
                input: await read(before).extract(half).png().toBuffer(),
                left: 0,
                top: 0,
              },
            ],
      )
      .png({ compressionLevel: 0 })
      .toBuffer();
  };
  const pictures = new Map<string, Promise<Buffer>>();
  await Promise.all(
    cards.map(async (card, index) => {
      const picture = pictures.get(card.pair) ?? draw(card.photos);
      pictures.set(card.pair, picture);
      const top = socialSize.height + Math.floor(index / 2) * title.height;
      const words = await cut((index % 2) * title.width, top, title);
      const drawing = sharp(frame).composite([
        { input: words, left: title.x, top: title.y },
        { input: await picture, left: photo.x, top: photo.y },
      ]);
      writeFile(join(cardCache, card.file), await encodeCard(drawing));
    }),
  );
}

async function encodeCard(drawing: Sharp): Promise<Buffer> {
  let card = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    card = await drawing.clone().jpeg({ quality }).toBuffer();
    if (card.length <= MAX_BYTES) break;
  }
  return card;
}
