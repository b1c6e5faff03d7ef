import { business } from '#site/business.ts';
import { colourOf, readTheme } from '../../pack/theme.ts';

/** Returns the web manifest: the site's name and colours on a phone's home screen. */
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
