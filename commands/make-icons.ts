/* Draws the icons in site/public from site/mark.ts and site/theme.css. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { markSvg } from '../build/brand/brand-files.ts';
import { colourOf, readTheme } from '../build/brand/theme.ts';
import { mark } from '../site/mark.ts';
import { InputError } from '../src/domain/problems.ts';

const folder = join(import.meta.dirname, '../site/public');
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

try {
  const svg = markSvg();
  const drawn = (size: number) => sharp(Buffer.from(svg), { density: (72 * size) / mark.size }).resize(size, size);
  const background = colourOf(readTheme(), mark.ground.fill);
  writeFileSync(join(folder, 'favicon.svg'), svg);
  writeFileSync(join(folder, 'favicon.ico'), icoOf(await drawn(SMALL).png().toBuffer()));
  // Phones cut the corners themselves and put black where an icon is clear.
  writeFileSync(join(folder, 'apple-touch-icon.png'), await drawn(TOUCH).flatten({ background }).png().toBuffer());
  console.log('site/public: favicon.svg, favicon.ico and apple-touch-icon.png drawn.');
} catch (error) {
  if (!(error instanceof InputError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
