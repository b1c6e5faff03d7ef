import { business } from '../../site/business.ts';
import type { Mark } from '../../src/pack-types/business.ts';
import { colourOf, readTheme } from './theme.ts';

/** The web manifest: name and colours of the site where a phone keeps it as an icon. */
export function webManifest(): string {
  const theme = readTheme();
  return `${JSON.stringify(
    {
      name: business.name,
      short_name: business.shortName,
      start_url: '/',
      display: 'browser',
      background_color: colourOf(theme, 'foam'),
      theme_color: colourOf(theme, 'deep'),
      icons: [
        { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
        { src: '/apple-touch-icon.png', type: 'image/png', sizes: '180x180' },
      ],
    },
    null,
    2,
  )}\n`;
}

/** The mark as a file of its own, where no style sheet gives it colours. `radius` is that of its corners, in the drawing's units. */
export function markSvg(
  { size, ground, strokes }: Mark,
  theme: ReadonlyMap<string, string>,
  radius = ground.radius,
): string {
  const paths = strokes.map(({ d, fill, stroke, width, round }) => {
    const line = stroke === undefined ? '' : ` stroke="${colourOf(theme, stroke)}" stroke-width="${width}"`;
    const ends = round ? ' stroke-linecap="round"' : '';
    return `<path d="${d}" fill="${fill === undefined ? 'none' : colourOf(theme, fill)}"${line}${ends}/>`;
  });
  const square = `width="${size}" height="${size}"`;
  const cut = `<clipPath id="cut"><rect ${square} rx="${radius}"/></clipPath>`;
  const drawing = `<rect ${square} fill="${colourOf(theme, ground.fill)}"/>${paths.join('')}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">${cut}<g clip-path="url(#cut)">${drawing}</g></svg>\n`;
}
