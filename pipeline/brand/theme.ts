import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { InputError } from '../../src/domain/problems.ts';
import { root } from '../paths.ts';

/** Where every colour of the site is written. */
export const themeFile = 'site/theme.css';

/** The colours of a theme by name, as they are written: `deep` is `--color-deep`. */
export function parseTheme(css: string): ReadonlyMap<string, string> {
  return new Map(
    [...css.matchAll(/--color-([a-z-]+):\s*(#[0-9a-f]{3,8})\s*;/gi)].map(([, name = '', value = '']) => [name, value]),
  );
}

/** The colours of this site. */
export const readTheme = () => parseTheme(readFileSync(join(root, themeFile), 'utf8'));

/**
 * A colour by its name.
 * @throws InputError where the theme has none of that name.
 */
export function colourOf(theme: ReadonlyMap<string, string>, name: string): string {
  const colour = theme.get(name);
  if (colour !== undefined) return colour;
  throw new InputError([
    { file: themeFile, field: `--color-${name}`, message: 'is missing: add it, as in --color-deep: #0a4a50;' },
  ]);
}
