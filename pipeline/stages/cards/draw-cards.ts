import type { Browser } from 'puppeteer';
import { socialSize } from '../../../src/domain/pictures/social-images.ts';
import type { ArtifactStore } from '../../cache/artifact-store.ts';
import { cardSheet, fitTitles, layout } from './card-sheet.ts';
import type { Card } from './list-cards.ts';

/** Titles a sheet: browsers draw no page much taller than 16,000 pixels. */
const BATCH = 80;
const CHANNELS = 3;
/** Tried in turn until a card is small enough for every network's preview. */
const QUALITIES = [76, 66, 56];
const MAX_BYTES = 100 * 1000;

/** Pixels without alpha, row by row. */
interface Pixels {
  readonly data: Buffer;
  readonly width: number;
}

/** Draws cards in a browser. */
export async function drawCards(browser: Browser, cards: readonly Card[], made: ArtifactStore): Promise<void> {
  for (let start = 0; start < cards.length; start += BATCH) {
    const batch = cards.slice(start, start + BATCH);
    await composeCards(
      batch,
      await drawSheet(
        browser,
        batch.map(({ title }) => title),
      ),
      made,
    );
  }
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
    await page.setContent(cardSheet(titles));
    await page.evaluate(fitTitles);
    const screenshot = await page.screenshot({ type: 'png', optimizeForSpeed: true, captureBeyondViewport: false });
    return { data: await sharp(screenshot).removeAlpha().raw().toBuffer(), width: socialSize.width };
  } finally {
    await page.close();
  }
}

/** Lays frame, title and photograph together and encodes each card. */
async function composeCards(cards: readonly Card[], sheet: Pixels, made: ArtifactStore): Promise<void> {
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
      made.add(card.file, await encodeCard(data));
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
