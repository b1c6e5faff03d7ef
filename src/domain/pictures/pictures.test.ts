import { expect, test } from 'vitest';
import {
  fallbackWidth,
  fullWidth,
  phoneWidths,
  pictureFile,
  pictureVariants,
  wideWidths,
  type PictureInfo,
} from './pictures.ts';

const picture = (width: number): PictureInfo => ({
  file: 'patio.jpg',
  width,
  height: width * 0.75,
  hash: 'abcd1234',
  placeholder: ['#101010', '#202020'],
});

test('a wide screen is offered up to 1600 pixels, whatever the master has', () => {
  expect(wideWidths(picture(4032))).toEqual([640, 960, 1280, 1600]);
});

test('no picture is made larger than its master', () => {
  expect(wideWidths(picture(1000))).toEqual([640, 1000]);
  expect(phoneWidths(picture(300))).toEqual([300]);
  expect(fallbackWidth(picture(500))).toBe(500);
});

test('a step just below the last one is left out', () => {
  expect(wideWidths(picture(1300))).toEqual([640, 960, 1300]);
});

test('each variant is listed once, and the full size exists as JPEG', () => {
  const variants = pictureVariants(picture(1200));
  const names = variants.map((variant) => pictureFile('patio', picture(1200), variant));
  expect(new Set(names).size).toBe(names.length);
  expect(variants).toContainEqual({ width: fullWidth(picture(1200)), format: 'jpg' });
  expect(variants.filter(({ format }) => format === 'avif').map(({ width }) => width)).toEqual([
    400, 640, 800, 960, 1200,
  ]);
});
