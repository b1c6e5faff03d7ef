import type { Rule } from '../model.ts';
import { levelOf } from './live.ts';
import { eachPage } from './each-page.ts';

const fileName = /\.(?:jpe?g|png|gif|webp|avif|svg)$|^(?:image|picture|photo|img|dsc)[\s_-]*\d*$/i;

export const imageAlt: Rule = {
  id: 'image-alt',
  title: 'Picture without a text',
  why: 'People who do not see the picture get its file name read out, and image search has nothing to go by.',
  todo: 'Say in the alt text what the picture shows; leave it empty only where the picture decorates.',
  check: eachPage(({ reading }) =>
    reading.images.flatMap(({ alt, src, live }) => {
      if (alt === undefined)
        return [{ what: 'A picture has no alt attribute', where: `img src: ${src}`, cause: src, ...levelOf(live) }];
      if (fileName.test(alt.trim()))
        return [
          { what: `The alt text "${alt}" is a file name`, where: `img src: ${src}`, cause: src, ...levelOf(live) },
        ];
      return [];
    }),
  ),
};
