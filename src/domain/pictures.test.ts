import { expect, test } from 'vitest';
import { pictureFile, pictureFormats, pictureUrl, pictureWidths } from './pictures.ts';

const master = (width: number) => ({ file: 'patio.jpg', width, height: 900, hash: '0a1b2c3d', colour: '#808080' });

test('a picture is never made wider than its master', () => {
  for (const width of [320, 400, 1200, 1600, 2400]) expect(Math.max(...pictureWidths(master(width)))).toBeLessThanOrEqual(width);
});

test('the largest size is the master\'s own up to 1600 pixels', () => {
  expect(pictureWidths(master(320))).toEqual([320]);
  expect(pictureWidths(master(1200))).toEqual([400, 640, 960, 1200]);
  expect(pictureWidths(master(1280))).toEqual([400, 640, 960, 1280]);
  expect(pictureWidths(master(1600))).toEqual([400, 640, 960, 1280, 1600]);
});

test('a larger master stops at 1600 pixels', () => {
  expect(pictureWidths(master(1601))).toEqual([400, 640, 960, 1280, 1600]);
  expect(pictureWidths(master(4000))).toEqual([400, 640, 960, 1280, 1600]);
});

test('an address holds name, hash, width and format, so that a replaced picture has a new one', () => {
  expect(pictureFile('patio', master(1200), 640, 'avif')).toBe('patio-0a1b2c3d-640.avif');
  expect(pictureUrl('patio', master(1200), 640, 'jpg')).toBe('/pictures/patio-0a1b2c3d-640.jpg');
});

test('the smallest format is offered first and one that every browser reads last', () => {
  expect(pictureFormats).toEqual(['avif', 'webp', 'jpg']);
});
