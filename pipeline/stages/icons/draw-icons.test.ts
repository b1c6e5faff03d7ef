import sharp from 'sharp';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { drawIcons } from './draw-icons.ts';

const svg = (drawing: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">${drawing}</svg>`;

/** Returns red, green, blue and opacity of the first and the middle pixel of an icon. */
async function pixelsOf(file: string): Promise<number[][]> {
  const { data, info } = await sharp(file)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const middle =
    ((info.height / 2) * info.width + info.width / 2) * info.channels;
  return [0, middle].map((start) => [
    ...data.subarray(start, start + info.channels),
  ]);
}

test.each([
  [
    'round corners are filled with the colour of the edge',
    '<rect width="40" height="40" rx="8" fill="#004050"/>',
    [0, 64, 80],
  ],
  [
    'a transparent background becomes white',
    '<circle cx="20" cy="20" r="9" fill="#004050"/>',
    [255, 255, 255],
  ],
])(
  'the touch icon has no transparent pixels: %s',
  async (_what, drawing, corner) => {
    const { root, pathOf } = temporaryFolder();
    await drawIcons(root, svg(drawing));
    expect(await pixelsOf(pathOf('apple-touch-icon.png'))).toEqual([
      [...corner, 255],
      [0, 64, 80, 255],
    ]);
    expect((await pixelsOf(pathOf('favicon.svg')))[0]![3]).toBe(0);
  },
);
