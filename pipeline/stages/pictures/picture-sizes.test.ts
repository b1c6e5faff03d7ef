import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { InputError } from '../../../core/domain/problems.ts';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { readPictureSizes } from './picture-sizes.ts';

let folder: string;
beforeEach(() => void (folder = temporaryFolder().root));

type Options = Parameters<typeof readPictureSizes>[0];
const read = (options: Partial<Options> = {}) =>
  readPictureSizes({
    folder,
    described: new Set(['patio']),
    cached: {},
    recipe: 'as always',
    ...options,
  });

/** A picture of 40 by 20 pixels, red in the upper half and blue in the lower. */
const flag = () => {
  const field = (height: number, background: string) => ({
    create: { width: 40, height, channels: 3, background } as const,
  });
  const red = { input: field(10, '#ff0000'), top: 0, left: 0 };
  return sharp(field(20, '#0000ff')).composite([red]);
};
const savePng = async (name: string) =>
  writeFileSync(join(folder, name), await flag().png().toBuffer());

test('the size of a source image and the mean colours of its halves are read', async () => {
  await savePng('patio.png');
  expect((await read()).patio).toMatchObject({
    width: 40,
    height: 20,
    placeholder: ['#f00', '#00f'],
  });
});

test('a photograph that a phone stored sideways gets the size that it has when upright', async () => {
  writeFileSync(
    join(folder, 'patio.jpg'),
    await flag().withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  );
  expect((await read()).patio).toMatchObject({ width: 20, height: 40 });
});

test('a changed image or setting changes the hash in the URL, and unchanged bytes are not decoded again', async () => {
  await savePng('patio.png');
  const first = await read();
  const again = await read({ cached: first });
  expect(again.patio).toBe(first.patio);
  writeFileSync(
    join(folder, 'patio.png'),
    await flag().negate().png().toBuffer(),
  );
  const replaced = await read({ cached: first });
  const other = await read({ cached: replaced, recipe: 'in grey' });
  const hashes = [first, replaced, other].map((sizes) => sizes.patio!.hash);
  expect(new Set(hashes).size).toBe(3);
});

test('a photograph that was saved under two names is refused, as if before and after were one', async () => {
  await savePng('patio-after.png');
  await savePng('patio-before.png');
  await expect(
    read({ described: new Set(['patio-before', 'patio-after']) }),
  ).rejects.toThrow(
    'site/media/patio-before.png: is the same picture as patio-after: put the right one there',
  );
});

test('every picture that is missing, broken, duplicated or without alternative text is named in one error', async () => {
  await savePng('patio.jpg');
  await savePng('patio.png');
  const steps = await flag().negate().png().toBuffer();
  writeFileSync(join(folder, 'steps.png'), steps);
  writeFileSync(join(folder, 'drive.heic'), 'x');
  writeFileSync(join(folder, 'README.md'), 'notes');
  const whole = await flag().resize(400).jpeg().toBuffer();
  writeFileSync(join(folder, 'wall.jpg'), whole.subarray(0, whole.length / 2));
  const error = await read({
    described: new Set(['patio', 'wall', 'roof']),
  }).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(InputError);
  expect((error as InputError).message.split('\n')).toEqual([
    expect.stringMatching(/^site\/media\/drive\.heic: is not a format/),
    expect.stringMatching(
      /^site\/media\/patio\.png: has the same name as patio\.jpg/,
    ),
    expect.stringMatching(
      /^site\/media\/steps\.png: is not a picture of site\/pairs/,
    ),
    expect.stringMatching(/^site\/media\/wall\.jpg: cannot be read/),
    expect.stringMatching(/^site\/media\/roof\.jpg: is missing/),
  ]);
});
