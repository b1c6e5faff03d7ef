import { join } from 'node:path';
import { InputError, type Problem } from '../core/domain/problems.ts';
import { readText } from '../core/disk/read-text.ts';
import { failedChecks } from './checks.ts';
import { packFolder } from '../core/disk/pack-folder.ts';

/** The only file that defines the site's colours. */
export const themeFile = 'site/theme.css';

/** The colours of a theme by name, as they are written: `deep` is `--color-deep`. */
export type Theme = ReadonlyMap<string, string>;

const parseTheme = (css: string): Theme =>
  new Map(
    [...css.matchAll(/--color-([a-z-]+):\s*([^;]*?)\s*;/gi)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  );

/** Reads the colours of the pack in `folder`. */
export const readTheme = (folder = packFolder): Theme =>
  parseTheme(readText(join(folder, themeFile), themeFile));

/**
 * Returns the colour with this name.
 * @throws InputError if the theme has no valid colour of that name.
 */
export function colourOf(theme: Theme, name: string): string {
  const colour = theme.get(name);
  if (colour !== undefined && isColour(colour)) return colour;
  throw new InputError(colourProblems(theme, [name]));
}

const isColour = (value: string) =>
  /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(value);

/** Colours that pages, map, cards and the web manifest are drawn in. */
const themeColours = [
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
  'go-tint',
  'warn',
  'warn-tint',
  'best',
  'fine',
  'wait',
  'water',
  'shore',
  'land',
  'dot',
] as const;

type ThemeColour = (typeof themeColours)[number];

/** The backgrounds of text, by the text's colour. */
const grounds: Readonly<Partial<Record<ThemeColour, readonly ThemeColour[]>>> =
  {
    ink: [
      'white',
      'foam',
      'glass',
      'sand',
      'best',
      'fine',
      'wait',
      'warn-tint',
      'land',
    ],
    slate: ['white', 'foam'],
    mist: ['white', 'foam'],
    sea: ['white', 'foam', 'glass'],
    deep: ['white', 'foam'],
    go: ['white', 'foam'],
    'go-dark': ['white', 'go-tint'],
    warn: ['white', 'warn-tint'],
    white: ['ink', 'deep', 'go', 'go-dark'],
    glass: ['ink'],
  };

const LEAST_CONTRAST = 4.5;

/**
 * Returns what is wrong with a theme: colours that are missing or invalid, and text with too little
 * contrast to its background.
 */
export function themeProblems(theme: Theme): Problem[] {
  return [
    ...colourProblems(theme, themeColours),
    ...Object.entries(grounds).flatMap(([text, on]) =>
      on.flatMap((ground) => contrastProblems(theme, text, ground)),
    ),
  ];
}

function contrastProblems(
  theme: Theme,
  text: string,
  ground: string,
): Problem[] {
  const [one = '', other = ''] = [theme.get(text), theme.get(ground)];
  if (!isColour(one) || !isColour(other)) return [];
  const ratio = contrast(one, other);
  return failedChecks(themeFile, [
    [
      ratio < LEAST_CONTRAST,
      `--color-${text}`,
      `${one} is text on --color-${ground} ${other}, at a contrast of ${ratio.toFixed(1)} to 1: make one lighter or darker, to ${LEAST_CONTRAST} or more`,
    ],
  ]);
}

const colourProblems = (theme: Theme, names: readonly string[]): Problem[] =>
  failedChecks(
    themeFile,
    names.map((name) => {
      const value = theme.get(name);
      const message =
        value === undefined
          ? 'is missing: add it, as in --color-deep: #0a4a50;'
          : `"${value}" is not a colour here: write # and six digits, as in #0a4a50`;
      return [!isColour(value ?? ''), `--color-${name}`, message];
    }),
  );

/** Returns WCAG's contrast ratio of two colours. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort(
    (a, b) => a - b,
  );
  return (light + 0.05) / (dark + 0.05);
}

/** Returns WCAG's relative luminance. */
function luminance(colour: string): number {
  const digits = colour.slice(1).replace(/^(.)(.)(.)$/, '$1$1$2$2$3$3');
  const [red = 0, green = 0, blue = 0] = [0, 2, 4]
    .map((start) => Number.parseInt(digits.slice(start, start + 2), 16) / 255)
    .map((value) =>
      value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
    );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
