import sharp from 'sharp';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import type { Mark } from '../../src/pack-types/business.ts';
import { drawIcons } from './draw-icons.ts';

const mark: Mark = { size: 40, ground: { fill: 'sea', radius: 8 }, strokes: [{ d: 'M0 20H40V40H0Z', fill: 'sand' }] };
const theme = new Map([
  ['sea', '#004050'],
  ['sand', '#f0e0c0'],
]);

/** Red, green, blue and opacity of the first and the last pixel of the left edge. */
async function leftCorners(file: string): Promise<number[][]> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const lastRow = (info.height - 1) * info.width * info.channels;
  return [0, lastRow].map((start) => [...data.subarray(start, start + info.channels)]);
}

test('the touch icon is drawn into its corners, which phones cut; the other is cut already', async () => {
  const { root, pathOf } = temporaryFolder();
  await drawIcons(root, mark, theme);
  expect(await leftCorners(pathOf('apple-touch-icon.png'))).toEqual([
    [0, 64, 80, 255],
    [240, 224, 192, 255],
  ]);
  const corners = await leftCorners(pathOf('favicon.svg'));
  expect(corners.map(([, , , opacity]) => opacity)).toEqual([0, 0]);
});
