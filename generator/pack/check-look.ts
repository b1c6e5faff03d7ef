import type { Problem } from '../../src/domain/problems.ts';
import type { PackData } from './pack-data.ts';
import { unknownNames } from './slug.ts';

/** Colours that pages, map, icons and cards are drawn in. */
export const themeColours = [
  'white',
  'ink',
  'slate',
  'mist',
  'line',
  'foam',
  'glass',
  'sea',
  'deep',
  'sand',
  'sandstone',
  'go',
  'go-dark',
  'warn',
  'warn-tint',
  'grime',
  'grime-deep',
  'grime-ground',
  'water',
];

const icons = ['/favicon.svg', '/favicon.ico', '/apple-touch-icon.png'];

/** Colours, icons and pictures. */
export function checkLook(pack: PackData): Problem[] {
  const drawn = [pack.mark.ground.fill, ...pack.mark.strokes.flatMap(({ fill, stroke }) => [fill, stroke])];
  return [
    ...themeColours
      .filter((name) => !pack.colours.includes(name))
      .map((name) => ({ file: 'site/theme.css', field: `--color-${name}`, message: 'is missing: add the colour' })),
    ...unknownNames({
      file: 'site/mark.ts',
      field: 'mark',
      names: drawn.filter((name) => name !== undefined),
      known: pack.colours,
      remedy: 'is no colour of site/theme.css',
    }),
    ...icons
      .filter((name) => !pack.files.includes(name))
      .map((name) => ({ file: `site/public${name}`, message: 'is missing: run npm run make-icons' })),
    ...pack.pictures
      .filter(({ picture }) => !pack.described.includes(picture))
      .map(({ file, field, picture }) => ({
        file,
        field,
        message: `"${picture}" is no picture: put it into site/media/ and describe it in site/words/picture-texts.ts`,
      })),
    ...pack.closeUps
      .filter(({ picture }) => !pack.describedCloseUps.includes(picture))
      .map(({ file, field, picture }) => ({
        file,
        field,
        message: `"${picture}" is no close-up: put it into site/media/ and describe it in site/words/close-up-texts.ts`,
      })),
    ...(['home', 'services', 'gallery', 'guarantee', 'areas', 'getQuote', 'jobDiary'] as const)
      .filter((id) => !(id in pack.pageCards))
      .map((id) => ({ file: 'site/cards.ts', field: `pageCards.${id}`, message: 'is missing: add it' })),
  ];
}
