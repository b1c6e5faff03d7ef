import { expect, test } from 'vitest';
import { pictureVariants } from './picture-files.ts';

test('no file is wider than its master, nor than the widest that screens use', () => {
  const widestOf = (width: number) => {
    const info = {
      file: 'a.jpg',
      width,
      height: width,
      hash: 'abcd1234',
      placeholder: ['#101', '#202'],
    } as const;
    return Math.max(...pictureVariants(info).map((variant) => variant.width));
  };
  expect([300, 1000, 4032].map(widestOf)).toEqual([300, 1000, 1600]);
});
