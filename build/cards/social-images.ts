import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'puppeteer';
import { createFolderMaker } from '../../snapshots/folder-maker.ts';
import { InputError } from '../../src/domain/problems.ts';
import { socialSize } from '../../src/domain/social-images.ts';
import { socialCards, type SocialCard } from '../../src/domain/social-photos.ts';
import { hashOf } from '../cache/fingerprint.ts';
import { mastersFolder, readSettledInfo } from '../pictures/picture-info.ts';
import { fitTitles, layout, socialSheet } from './social-card.ts';

const cache = join(import.meta.dirname, '../../.cache/social');
/** Titles a sheet: browsers draw no page much taller than 16,000 pixels. */
const BATCH = 80;
const CHANNELS = 3;
/** Tried in turn until a card is small enough for every network's preview. */
const QUALITIES = [76, 66, 56];
const MAX_BYTES = 100 * 1000;

interface Card extends SocialCard {
  /** The master's path. */
  readonly photo: string;
  /** The finished card, named after everything it is made from. */
  readonly file: string;
}

/** Pixels without alpha, row by row. */
interface Pixels {
  readonly data: Buffer;
  readonly width: number;
}

/** Draws the cards that are not in the cache; starts the browser only for them. */
export async function makeSocialImages(browser: () => Promise<Browser>): Promise<number> {
  const missing = listCards().filter(({ file }) => !existsSync(file));
  if (missing.length === 0) return 0;
  mkdirSync(cache, { recursive: true });
  for (let start = 0; start < missing.length; start += BATCH) {
    const cards = missing.slice(start, start + BATCH);
    await composeCards(
      cards,
      await drawSheet(
        await browser(),
        cards.map(({ title }) => title),
      ),
    );
  }
  return missing.length;
}

/** Puts the finished cards at their addresses below `target`. */
export function placeSocialImages(target: string): void {
  const makeFolderOf = createFolderMaker();
  for (const { address, file } of listCards()) {
    const to = join(target, address);
    makeFolderOf(to);
    linkSync(file, to);
  }
}

function listCards(): Card[] {
  const pictures = readSettledInfo();
  const design = hashOf(
    socialSheet([]),
    readFileSync(import.meta.filename),
    readFileSync(join(import.meta.dirname, 'social-card.ts')),
  );
  return socialCards.map((image) => {
    const picture = pictures[image.picture];
    if (!picture)
      throw new InputError([
        {
          file: 'src/domain/social-photos.ts',
          field: image.address,
          message: `no picture "${image.picture}" in media/`,
        },
      ]);
    return {
      ...image,
      photo: join(mastersFolder, picture.file),
      file: join(cache, `${hashOf(design, image.title, picture.hash)}.jpg`),
    };
  });
}

/** One screenshot of the frame and all titles. */
async function drawSheet(browser: Browser, titles: readonly string[]): Promise<Pixels> {
  const { default: sharp } = await import('sharp');
  const page = await browser.newPage();
  try {
    await page.setViewport({
      width: socialSize.width,
      height: socialSize.height + Math.ceil(titles.length / 2) * layout.title.height,
    });
    await page.setContent(socialSheet(titles));
    await page.evaluate(fitTitles);
    const screenshot = await page.screenshot({ type: 'png', optimizeForSpeed: true, captureBeyondViewport: false });
    return { data: await sharp(screenshot).removeAlpha().raw().toBuffer(), width: socialSize.width };
  } finally {
    await page.close();
  }
}

/** Lays frame, title and photograph together and encodes each card. */
async function composeCards(cards: readonly Card[], sheet: Pixels): Promise<void> {
  const { default: sharp } = await import('sharp');
  const { photo, title } = layout;
  const photos = new Map<string, Promise<Pixels>>();
  const readPhoto = async (file: string): Promise<Pixels> => ({
    data: await sharp(file)
      .autoOrient()
      .resize(photo.width, photo.height, { kernel: 'mitchell' })
      .flatten()
      .toColourspace('srgb')
      .raw()
      .toBuffer(),
    width: photo.width,
  });
  await Promise.all(
    cards.map(async (card, index) => {
      const picture = photos.get(card.photo) ?? readPhoto(card.photo);
      photos.set(card.photo, picture);
      const data = Buffer.from(sheet.data.subarray(0, socialSize.width * socialSize.height * CHANNELS));
      copyInto(data, {
        from: sheet,
        left: (index % 2) * title.width,
        top: socialSize.height + Math.floor(index / 2) * title.height,
        box: title,
      });
      copyInto(data, { from: await picture, left: 0, top: 0, box: photo });
      writeFileSync(`${card.file}.part`, await encodeCard(data));
      renameSync(`${card.file}.part`, card.file);
    }),
  );
}

async function encodeCard(data: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  let card = data;
  for (const quality of QUALITIES) {
    card = await sharp(data, { raw: { ...socialSize, channels: CHANNELS } })
      .jpeg({ quality })
      .toBuffer();
    if (card.length <= MAX_BYTES) break;
  }
  return card;
}

interface Source {
  readonly from: Pixels;
  readonly left: number;
  readonly top: number;
  /** Where it goes on the card. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

function copyInto(card: Buffer, { from, left, top, box }: Source): void {
  for (let row = 0; row < box.height; row += 1) {
    const start = ((top + row) * from.width + left) * CHANNELS;
    from.data.copy(card, ((box.y + row) * socialSize.width + box.x) * CHANNELS, start, start + box.width * CHANNELS);
  }
}
