import type { Rule } from '../model.ts';
import { levelOf } from './live.ts';
import { eachPage } from './each-page.ts';

const pixels = /^[1-9]\d*$/;

export const imageSize: Rule = {
  id: 'image-size',
  title: 'Picture without a size',
  why: 'The text jumps when the picture arrives, which readers hate and search engines measure.',
  todo: 'Give the picture its width and height in pixels.',
  check: eachPage(({ reading }) =>
    reading.images
      .filter(({ width = '', height = '' }) => !pixels.test(width) || !pixels.test(height))
      .map(({ src, live }) => ({
        what: 'A picture has no width and height',
        where: `img src: ${src}`,
        cause: src,
        ...levelOf(live),
      })),
  ),
};
