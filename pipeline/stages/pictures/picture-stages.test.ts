import {
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { openBuildCache } from '../../cache/build-cache.ts';
import { makePictures } from './picture-stages.ts';
import { readPictureSizes } from './picture-sizes.ts';

test('every variant of a picture is made once, at its width and in its format, without EXIF data, and again if its file is damaged', async () => {
  const folder = temporaryFolder().root;
  const masters = join(folder, 'media');
  const target = join(folder, 'made');
  mkdirSync(masters);
  const photo = sharp({
    create: { width: 1000, height: 500, channels: 3, background: '#808080' },
  }).withExif({ IFD0: { Copyright: 'somebody' } });
  writeFileSync(join(masters, 'patio.jpg'), await photo.jpeg().toBuffer());
  const sizes = await readPictureSizes({
    folder: masters,
    described: new Set(['patio']),
    cached: {},
    recipe: 'as always',
  });

  const cache = openBuildCache(folder);
  const make = () =>
    makePictures({
      sizes,
      masters,
      target,
      isWhole: (file) => cache.isWhole('pictures', `made/${file}`),
      onDone: () => undefined,
    });
  const { made, all } = await make();
  const files = readdirSync(target).sort();
  expect(files).toEqual(all.toSorted());
  expect(made).toBe(files.length);
  const seen = await Promise.all(
    files.map((file) => sharp(join(target, file)).metadata()),
  );
  expect(files.map((file) => file.replace(/-[0-9a-f]{8}-/, ' '))).toEqual([
    'patio 1000.avif',
    'patio 480.avif',
    'patio 640.avif',
    'patio 960.avif',
    'patio 960.jpg',
  ]);
  expect(
    seen.map(({ width, height, format }) => `${format} ${width} ${height}`),
  ).toEqual([
    'heif 1000 500',
    'heif 480 240',
    'heif 640 320',
    'heif 960 480',
    'jpeg 960 480',
  ]);
  expect(seen.filter(({ exif }) => exif !== undefined)).toEqual([]);
  expect((await make()).made).toBe(0);

  const products = files.map((file) => `made/${file}`);
  cache.record({ name: 'pictures', inputs: [] }, {}, products);
  // Files that are empty, altered, cut in half or missing must be made again, and no others.
  const whole = files.map((file) => readFileSync(join(target, file)));
  const [empty, altered, cut, missing] = files.map((file) =>
    join(target, file),
  );
  writeFileSync(empty!, '');
  writeFileSync(altered!, whole[1]!.with(9, 255));
  writeFileSync(cut!, whole[2]!.subarray(0, whole[2]!.length / 2));
  rmSync(missing!);
  expect((await make()).made).toBe(4);
  expect(files.map((file) => readFileSync(join(target, file)))).toEqual(whole);
});
