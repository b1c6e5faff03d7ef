import { join } from 'node:path';
import { colouredMark, markFile, readMark } from '../../../pack/mark.ts';
import { readTheme, themeFile } from '../../../pack/theme.ts';
import { writeFile } from '../../../core/disk/write-file.ts';
import type { RunnableStage } from '../../cache/stage.ts';
import {
  iconCache,
  nameInPack,
  nameOf,
} from '../../../core/disk/project-paths.ts';
import { code } from '../source-folders.ts';

const TOUCH = 180;
const SMALL = 32;
/** Dots per inch at which one unit of a drawing is one pixel. */
const DENSITY = 72;

export const iconsStage: RunnableStage = {
  name: 'icons',
  inputs: [...code, ...[markFile, themeFile].map(nameInPack)],
  products: [nameOf(iconCache)],
  run: () => drawPackIcons(),
};

/** Draws this site's icons into the cache. */
export const drawPackIcons = () =>
  drawIcons(iconCache, colouredMark(readMark(), readTheme()));

/** Returns an .ico file that holds one PNG. */
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

/** Draws the logo `svg` into `folder` as favicon.svg, favicon.ico and apple-touch-icon.png. */
export async function drawIcons(folder: string, svg: string): Promise<void> {
  const { default: sharp } = await import('sharp');
  const mark = Buffer.from(svg);
  const { width, height } = await sharp(mark).metadata();
  const draw = (size: number) => {
    const density = (DENSITY * size) / Math.max(width, height);
    const options = { fit: 'contain', background: '#0000' } as const;
    return sharp(mark, { density }).resize(size, size, options);
  };
  writeFile(join(folder, 'favicon.svg'), svg);
  const small = await draw(SMALL).png().toBuffer();
  writeFile(join(folder, 'favicon.ico'), icoOf(small));
  // Transparent pixels, which phones show as black, are filled with the colour of the icon's upper
  // edge, or with white.
  const touch = draw(TOUCH);
  const [red = 0, green = 0, blue = 0, opacity = 0] = await touch
    .clone()
    .ensureAlpha()
    .extract({
      left: TOUCH / 2,
      top: 2,
      width: 1,
      height: 1,
    })
    .raw()
    .toBuffer();
  const background = opacity === 255 ? { r: red, g: green, b: blue } : '#fff';
  const drawn = await touch.flatten({ background }).png().toBuffer();
  writeFile(join(folder, 'apple-touch-icon.png'), drawn);
}
