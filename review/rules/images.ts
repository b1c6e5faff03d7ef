import { eachImage, eachResource, rulesById } from './rule.ts';

const pictureFile = /\.(?:avif|gif|jpe?g|png|webp)$/i;
/** A name that a camera or a program gave. */
const givenName = /^(?:image|photo|img|dsc)[\s_-]*\d+$/i;
const pixels = /^[1-9]\d*$/;
/** Maximum bytes of a picture's file. The largest photograph of the sample has 226,000. */
const MAX_BYTES = 300_000;

export const imageRules = rulesById({
  'image-alt': {
    isOfEveryPage: true,
    title: 'Picture without an alternative text',
    why: 'People who do not see the picture get its file name read out, and image search has nothing to go by.',
    todo: 'Say in the alt text what the picture shows; leave it empty only where the picture decorates.',
    checkPage: eachImage(({ alt }) => {
      // The component is at fault, whichever pictures it shows.
      const what = 'A picture has no alt attribute';
      if (alt === undefined) return { what, cause: what };
      const isFileName = pictureFile.test(alt) || givenName.test(alt);
      return isFileName && `The alt text "${alt}" is a file name`;
    }),
  },
  'image-size': {
    isOfEveryPage: true,
    title: 'Picture without its size',
    why: 'The text jumps when the picture arrives, which readers hate and search engines measure.',
    todo: 'Give the picture its width and height in pixels.',
    checkPage: eachImage(
      ({ width = '', height = '' }) =>
        (!pixels.test(width) || !pixels.test(height)) &&
        'A picture has no width and height',
    ),
  },
  'missing-file': {
    isOfEveryPage: true,
    title:
      'Picture, script or style sheet that is missing, too heavy or not encrypted',
    why: 'Part of the page, or of the card that social networks show for it, is missing or keeps phones waiting, and browsers block what comes over http.',
    todo: `Add the file to the site or correct its address, with https; store a picture at its size, in at most ${MAX_BYTES / 1000} kB.`,
    checkPage: eachResource(({ address }, { path }, { resolve, captured }) => {
      const file = resolve(address, path)?.path;
      // A site tried out locally has no https, but its own files are no fault.
      if (file === undefined)
        return /^http:/i.test(address) && `${address} is not encrypted`;
      const bytes = captured.files.get(file);
      if (bytes === undefined) return `${file} does not exist`;
      const isHeavy = bytes > MAX_BYTES && pictureFile.test(file);
      return isHeavy && `${file} has ${Math.round(bytes / 1000)} kB`;
    }),
  },
});
