import type { Rule } from '../types.ts';
import { levelOf, eachPage } from './rule.ts';
import { internalTarget } from '../read/links.ts';

const fileName = /\.(?:jpe?g|png|gif|webp|avif|svg)$|^(?:image|picture|photo|img|dsc)[\s_-]*\d*$/i;

const imageAlt: Rule = {
  id: 'image-alt',
  about: 'pictures',
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

const pixels = /^[1-9]\d*$/;

const imageSize: Rule = {
  id: 'image-size',
  about: 'pictures',
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

const missingFile: Rule = {
  id: 'missing-file',
  about: 'pictures',
  title: 'Picture, script or style sheet does not exist',
  why: 'Something is missing on the page, or on the card that social networks show for it.',
  todo: 'Put the file into the site or correct its address.',
  check: eachPage(({ reading, path }, { captured, siteUrl }) => {
    const missing = new Map<string, { from: string; live: boolean }>();
    for (const { address, from, live } of reading.resources) {
      const target = internalTarget(address, path, siteUrl);
      if (target && from !== 'form action' && !captured.files.has(target.path))
        missing.set(target.path, { from, live: live && (missing.get(target.path)?.live ?? true) });
    }
    return [...missing].map(([file, { from, live }]) => ({
      what: `${file} does not exist`,
      where: from,
      cause: file,
      ...levelOf(live),
    }));
  }),
};

/** Bytes of one size of a picture; the largest photograph of the sample has 226,000. */
const MAX_BYTES = 300_000;

const imageWeight: Rule = {
  id: 'image-weight',
  about: 'pictures',
  title: 'Picture over its weight',
  why: 'A heavy picture keeps phones waiting, and the largest one decides when the page counts as shown.',
  todo: `Store it at its size and in WebP or AVIF too: at most ${MAX_BYTES / 1000} kB.`,
  check: eachPage(({ reading, path }, { captured, siteUrl }) =>
    reading.resources.flatMap(({ address, from }) => {
      const file = /^(?:img|source)/.test(from) ? internalTarget(address, path, siteUrl)?.path : undefined;
      const bytes = file === undefined ? 0 : (captured.files.get(file) ?? 0);
      if (bytes <= MAX_BYTES) return [];
      return [{ what: `${file} has ${Math.round(bytes / 1000)} kB`, where: from, cause: `${file}` }];
    }),
  ),
};

export const imageRules: readonly Rule[] = [imageAlt, imageSize, missingFile, imageWeight];
