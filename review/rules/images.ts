import type { Rule } from '../types.ts';
import { eachImage, eachResource } from './rule.ts';

const fileName =
  /\.(?:jpe?g|png|gif|webp|avif|svg)$|^(?:image|picture|photo|img|dsc)[\s_-]*\d*$/i;
const pixels = /^[1-9]\d*$/;
/** Bytes of one size of a picture; the largest photograph of the sample has 226,000. */
const MAX_BYTES = 300_000;

export const imageRules: readonly Rule[] = [
  {
    id: 'image-alt',
    about: 'pictures',
    isOfEveryPage: true,
    title: 'Picture without a text',
    why: 'People who do not see the picture get its file name read out, and image search has nothing to go by.',
    todo: 'Say in the alt text what the picture shows; leave it empty only where the picture decorates.',
    checkPage: eachImage(({ alt }) => {
      if (alt === undefined) return 'A picture has no alt attribute';
      return fileName.test(alt.trim())
        ? `The alt text "${alt}" is a file name`
        : undefined;
    }),
  },
  {
    id: 'image-size',
    about: 'pictures',
    isOfEveryPage: true,
    title: 'Picture without a size',
    why: 'The text jumps when the picture arrives, which readers hate and search engines measure.',
    todo: 'Give the picture its width and height in pixels.',
    checkPage: eachImage(({ width = '', height = '' }) =>
      pixels.test(width) && pixels.test(height)
        ? undefined
        : 'A picture has no width and height',
    ),
  },
  {
    id: 'missing-file',
    about: 'pictures',
    isOfEveryPage: true,
    title: 'Picture, script or style sheet cannot be had',
    why: 'Something is missing on the page, or on the card that social networks show for it.',
    todo: 'Put the file into the site, correct its address, or open it to crawlers in robots.txt.',
    checkPage: eachResource(
      ({ address, from }, { path }, { captured, resolve, isClosed }) => {
        const file =
          from === 'form action' ? undefined : resolve(address, path)?.path;
        if (file === undefined) return undefined;
        const bytes = captured.files.get(file);
        if (bytes === undefined) return `${file} does not exist`;
        if (bytes === 0) return `${file} is empty`;
        return isClosed(file)
          ? `robots.txt keeps crawlers off ${file}`
          : undefined;
      },
    ),
  },
  {
    id: 'image-weight',
    about: 'pictures',
    isOfEveryPage: true,
    title: 'Picture over its weight',
    why: 'A heavy picture keeps phones waiting, and the largest one decides when the page counts as shown.',
    todo: `Store it at its size and in WebP or AVIF too: at most ${MAX_BYTES / 1000} kB.`,
    checkPage: eachResource(
      ({ address, from }, { path }, { captured, resolve }) => {
        const file = /^(?:img|source)/.test(from)
          ? resolve(address, path)?.path
          : undefined;
        const bytes = file === undefined ? 0 : (captured.files.get(file) ?? 0);
        return bytes > MAX_BYTES
          ? `${file} has ${Math.round(bytes / 1000)} kB`
          : undefined;
      },
    ),
  },
];
