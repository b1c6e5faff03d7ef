import { join } from 'node:path';
import { Parser } from 'htmlparser2';
import type { Problem } from '../core/domain/problems.ts';
import { readText } from '../core/disk/read-text.ts';
import { packFolder } from '../core/disk/pack-folder.ts';
import { colourOf, type Theme } from './theme.ts';

/**
 * File of the business's logo, as any drawing program saves it. `var(--color-deep)` in the file
 * stands for the theme's colour `deep`.
 */
export const markFile = 'site/mark.svg';

export const readMark = (): string =>
  readText(join(packFolder, markFile), markFile);

const themed = /var\(--color-([a-z-]+)\)/g;

/**
 * Returns the logo with the theme's colours filled in, for use without a style sheet.
 * @throws InputError naming a colour that the theme lacks
 */
export const colouredMark = (svg: string, theme: Theme): string =>
  svg.replaceAll(themed, (_, name: string) => colourOf(theme, name));

/** Elements that a logo may have. None of them runs scripts or loads other files by itself. */
const elements = new Set(
  'svg g defs title desc style symbol use path rect circle ellipse line polyline polygon text tspan clipPath mask linearGradient radialGradient stop metadata'.split(
    ' ',
  ),
);
const outside = /@import|url\(\s*(?!['"]?#)/i;

/** Returns what is wrong with a logo, which must be one self-contained drawing. */
export function markProblems(svg: string, theme: Theme): Problem[] {
  const found = new Set<string>();
  let viewBox: string | undefined;
  const parser = new Parser(
    {
      onprocessinginstruction: (name) => {
        if (/^!doctype/i.test(name) && svg.includes('<!ENTITY'))
          found.add('has entities: save it without them');
      },
      onopentag: (name, attributes) => {
        if (name === 'svg') viewBox ??= attributes.viewBox;
        if (!elements.has(name) && !name.includes(':'))
          found.add(
            `has <${name}>: take it out, since a logo holds only shapes`,
          );
        for (const [attribute, value] of Object.entries(attributes)) {
          if (/^on/i.test(attribute))
            found.add(`has a script in ${attribute}: take it out`);
          const isLink =
            /^(?:xlink:)?href$/i.test(attribute) && !value.startsWith('#');
          if (isLink || outside.test(value))
            found.add(
              `names another file in ${attribute}: draw it in the logo itself`,
            );
        }
      },
      ontext: (text) => {
        if (outside.test(text))
          found.add(
            'names another file in its styles: draw it in the logo itself',
          );
      },
    },
    { xmlMode: true },
  );
  parser.end(svg);
  if (viewBox === undefined)
    found.add('is not an SVG with a viewBox: save it as "plain SVG"');
  for (const [, name = ''] of svg.matchAll(themed))
    if (!theme.has(name))
      found.add(`"--color-${name}" is not a colour of site/theme.css`);
  return [...found].map((message) => ({
    file: markFile,
    message,
  }));
}
