import { drawIcons } from '../pipeline/brand/draw-icons.ts';
import { readTheme } from '../pipeline/brand/theme.ts';
import { packPublicFolder } from '../pipeline/paths.ts';
import { mark } from '../site/mark.ts';
import { runCommand } from './shared/run-command.ts';

await runCommand({
  usage: 'Usage: npm run make-icons      draws the icons in site/public from site/mark.ts and site/theme.css',
  options: {},
  run: async () => {
    await drawIcons(packPublicFolder, mark, readTheme());
    console.log('site/public: favicon.svg, favicon.ico and apple-touch-icon.png drawn.');
  },
});
