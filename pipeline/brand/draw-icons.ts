import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mark } from '../../src/pack-types/business.ts';
import { markSvg } from './brand-files.ts';

const TOUCH = 180;
const SMALL = 32;

/** An icon file that holds one PNG. */
function icoOf(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(SMALL, 6);
  head.writeUInt8(SMALL, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** Draws favicon.svg, favicon.ico and apple-touch-icon.png of a mark into `folder`. */
export async function drawIcons(folder: string, mark: Mark, theme: ReadonlyMap<string, string>): Promise<void> {
  const { default: sharp } = await import('sharp');
  const svg = markSvg(mark, theme);
  const draw = (drawing: string, size: number) =>
    sharp(Buffer.from(drawing), { density: (72 * size) / mark.size })
      .resize(size, size)
      .png();
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'favicon.svg'), svg);
  writeFileSync(join(folder, 'favicon.ico'), icoOf(await draw(svg, SMALL).toBuffer()));
  // Phones cut the corners themselves and put black where an icon is clear.
  writeFileSync(
    join(folder, 'apple-touch-icon.png'),
    await draw(markSvg(mark, theme, 0), TOUCH)
      .removeAlpha()
      .toBuffer(),
  );
}
