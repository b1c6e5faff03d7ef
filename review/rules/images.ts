import { pairs } from '#site/pairs.ts';
import type { PairRecord } from '../../pack/schemas/pairs.ts';
import { pictureNames } from '../../src/domain/pictures/picture-names.ts';
import type { FileReading } from '../read/read-file.ts';
import { picturesAt, type PageAddress } from '../read/attributes.ts';
import type { OpenSite, ReadPage } from '../read/read-site.ts';
import { refusedBy, sentAsOther } from './headers.ts';
import { eachImage, eachResource, rulesAbout } from './rule.ts';

const fileName =
  /\.(?:jpe?g|png|gif|webp|avif|svg)$|^(?:image|picture|photo|img|dsc)[\s_-]*\d*$/i;
/** By a picture's name, the text that the pack has for it. */
const altOf = new Map(
  Object.entries<PairRecord>(pairs).flatMap(([name, pair]) => {
    const names = pictureNames(name, pair);
    return [
      [names.before ?? '', pair.before],
      [names.after, pair.after],
    ] as const;
  }),
);
const alts = new Set(altOf.values());
const pixels = /^[1-9]\d*$/;
/** Maximum bytes of a picture's file. The largest photograph of the sample has 226,000. */
const MAX_BYTES = 300_000;

/** The file of the site that an address means, and what is known of it. */
function fileOf({ address }: PageAddress, { path }: ReadPage, site: OpenSite) {
  const file = site.resolve(address, path)?.path;
  const { files, readings } = site.captured;
  const name = file ?? '';
  return { file, bytes: files.get(name), reading: readings.get(name) };
}

/** Returns what is wrong with the sizes that are stated for a picture. */
function sizeFault(sizes = '', { width, height }: FileReading = {}) {
  const isOther =
    width !== undefined &&
    /\dx\d|^\d+w$/.test(sizes) &&
    !sizes.split(/\s+/).includes(`${width}x${height}`) &&
    sizes !== `${width}w`;
  return isOther && `has ${width}x${height} pixels, not ${sizes}`;
}

/** Whether a file matches none of the hashes that are stated for it. */
function isChanged(integrity = '', { digest }: FileReading = {}) {
  const stated = integrity.match(/\bsha(?:256|384|512)-\S+/g);
  return stated?.every((each) => {
    const [algorithm = ''] = each.split('-', 1);
    return each !== `${algorithm}-${digest?.(algorithm)}`;
  });
}

const altTexts = eachImage(({ alt, address }) => {
  // The component is at fault, whichever pictures it shows.
  const what = 'A picture has no alt attribute';
  if (alt === undefined) return { what, cause: what };
  const [shown = ''] = picturesAt(address);
  const isOfOther = alt !== altOf.get(shown) && alts.has(alt);
  if (shown !== '' && isOfOther)
    return `The alt text of ${shown} is another picture’s: "${alt}"`;
  return fileName.test(alt.trim()) && `The alt text "${alt}" is a file name`;
});

export const imageRules = rulesAbout('pictures', {
  'image-alt': {
    isOfEveryPage: true,
    title: 'Picture without an alternative text',
    why: 'People who do not see the picture get its file name read out, and image search has nothing to go by.',
    todo: 'Say in the alt text what the picture shows; leave it empty only where the picture decorates.',
    checkPage: (page, site) => [
      altTexts(page, site),
      page.sets
        .filter((names) => new Set(names).size > 1)
        .map((names) => ({
          what: `One picture shows ${[...new Set(names)].join(' or ')}, as the browser chooses`,
          where: 'picture',
          cause: names.join(),
        })),
    ],
  },
  'image-size': {
    isOfEveryPage: true,
    title: 'Picture without its size',
    why: 'The text jumps when the picture arrives, which readers hate and search engines measure.',
    todo: 'Give the picture its width and height in pixels.',
    checkPage: eachImage((image, page, site) => {
      const { width = '', height = '' } = image;
      if (!pixels.test(width) || !pixels.test(height))
        return 'A picture has no width and height';
      const { reading: { width: wide = 0, height: high = 0 } = {} } = fileOf(
        image,
        page,
        site,
      );
      const stretch = (Number(width) * high) / (Number(height) * wide);
      return (
        Math.abs(Math.log(stretch)) > 0.05 &&
        `A picture of ${wide} by ${high} pixels is given as ${width} by ${height}`
      );
    }),
  },
  'lazy-first-picture': {
    title: 'First picture loaded late',
    why: 'The first picture is usually what people wait for; a lazy one is loaded after everything else.',
    todo: 'Take loading="lazy" off the picture.',
    checkPage: ({ images, resources }) => {
      const first = images.find(({ region }) => region === 'main');
      const isPreloaded = resources.some(({ from }) => from === 'link srcset');
      return (
        first?.isLazy &&
        (first.isUrgent || isPreloaded) && {
          what: 'The first picture is marked both urgent and lazy',
          where: `${first.from}: ${first.address}`,
        }
      );
    },
  },
  'missing-file': {
    isOfEveryPage: true,
    title: 'Picture, script or style sheet cannot be loaded',
    why: 'Part of the page, or of the card that social networks show for it, is missing.',
    todo: 'Add the file to the site, correct its address, or allow it in robots.txt.',
    checkPage: eachResource((resource, page, site) => {
      const { file, bytes, reading } = fileOf(resource, page, site);
      const { social } = page;
      if (file === undefined || resource.from === 'form action')
        return undefined;
      if (bytes === undefined) return `${file} does not exist`;
      if (bytes === 0) return `${file} is empty`;
      if (reading && isChanged(resource.integrity, reading))
        return `${file} does not match its integrity hash: browsers refuse it`;
      const card = [social['og:image:width'], social['og:image:height']];
      const sizes =
        resource.from === 'meta og:image' ? card.join('x') : resource.sizes;
      const size = sizeFault(sizes, reading);
      if (size) return `${file} ${size}`;
      const obstacle = site.obstacleByFile.get(file);
      if (obstacle) {
        const { reason, where: cause } = obstacle;
        return { what: `${reason} (${cause})`, cause };
      }
      // A card's picture is fetched by other sites.
      const what =
        !resource.from.startsWith('meta') &&
        (sentAsOther(file, site) || refusedBy(page, file, site));
      return what && { what, cause: what };
    }),
  },
  'invalid-file': {
    about: 'page',
    title: 'File is not what its name says, or names one that is missing',
    why: 'Browsers and crawlers drop a file that they cannot read.',
    todo: 'Build again, or put the right file in its place.',
    checkSite: ({ captured: { files, readings }, resolve }) =>
      [...readings].flatMap(([file, { fault, names = [] }]) => {
        const path = file.replace(/(?:(?<=^\/)index)?\.html$/, '');
        const wrong = (what: string, where: string) => ({
          path,
          what,
          where,
          cause: file + where,
        });
        return [
          fault && wrong(`${file} ${fault}`, file),
          names.map(({ address, sizes }) => {
            const named = resolve(address, file)?.path;
            if (named === undefined) return false;
            if (!files.has(named))
              return wrong(`${named} does not exist`, `${file}: ${address}`);
            const size = sizeFault(sizes, readings.get(named));
            return size && wrong(`${named} ${size}`, `${file}: ${address}`);
          }),
        ];
      }),
  },
  'image-weight': {
    isOfEveryPage: true,
    title: 'Picture too heavy',
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
