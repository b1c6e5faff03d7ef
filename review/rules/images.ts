import type { PageAddress } from '../read/read-page.ts';
import type { OpenSite, ReadPage } from '../read/read-site.ts';
import { eachImage, eachResource, rulesAbout } from './rule.ts';

const fileName =
  /\.(?:jpe?g|png|gif|webp|avif|svg)$|^(?:image|picture|photo|img|dsc)[\s_-]*\d*$/i;
const pixels = /^[1-9]\d*$/;
/** Bytes of one size of a picture; the largest photograph of the sample has 226,000. */
const MAX_BYTES = 300_000;

/** The site's file that is fetched, with its bytes. */
function fileOf({ address }: PageAddress, { path }: ReadPage, site: OpenSite) {
  const file = site.resolve(address, path)?.path;
  return { file, bytes: site.captured.files.get(file ?? '') };
}

export const imageRules = rulesAbout('pictures', {
  'image-alt': {
    isOfEveryPage: true,
    title: 'Picture without a text',
    why: 'People who do not see the picture get its file name read out, and image search has nothing to go by.',
    todo: 'Say in the alt text what the picture shows; leave it empty only where the picture decorates.',
    checkPage: eachImage(({ alt }) => {
      if (alt === undefined) return 'A picture has no alt attribute';
      return (
        fileName.test(alt.trim()) && `The alt text "${alt}" is a file name`
      );
    }),
  },
  'image-size': {
    isOfEveryPage: true,
    title: 'Picture without a size',
    why: 'The text jumps when the picture arrives, which readers hate and search engines measure.',
    todo: 'Give the picture its width and height in pixels.',
    checkPage: eachImage(({ width = '', height = '' }) => {
      const hasSize = pixels.test(width) && pixels.test(height);
      return !hasSize && 'A picture has no width and height';
    }),
  },
  'missing-file': {
    isOfEveryPage: true,
    title: 'Picture, script or style sheet cannot be had',
    why: 'Something is missing on the page, or on the card that social networks show for it.',
    todo: 'Put the file into the site, correct its address, or open it to crawlers in robots.txt.',
    checkPage: eachResource((resource, page, site) => {
      const { file, bytes } = fileOf(resource, page, site);
      if (file === undefined || resource.from === 'form action')
        return undefined;
      if (bytes === undefined) return `${file} does not exist`;
      if (bytes === 0) return `${file} is empty`;
      return site.closed.has(file) && `robots.txt keeps crawlers off ${file}`;
    }),
  },
  'image-weight': {
    isOfEveryPage: true,
    title: 'Picture over its weight',
    why: 'A heavy picture keeps phones waiting, and the largest one decides when the page counts as shown.',
    todo: `Store it at its size and in WebP or AVIF too: at most ${MAX_BYTES / 1000} kB.`,
    checkPage: eachResource((resource, page, site) => {
      const { file, bytes = 0 } = fileOf(resource, page, site);
      const isHeavy =
        bytes > MAX_BYTES && /^(?:img|source)/.test(resource.from);
      return isHeavy && `${file} has ${Math.round(bytes / 1000)} kB`;
    }),
  },
});
