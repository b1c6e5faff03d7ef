/* Makes every size and format of the pictures in site/media/ that is not there yet; the build does the same. */
import { updatePictures } from '../pipeline/stages/pictures/picture-stages.ts';
import { createProgress } from '../pipeline/progress.ts';
import { runCommand } from './shared/run-command.ts';

await runCommand({
  usage: 'Usage: npm run pictures      every size and format of the pictures in site/media/, into .cache/pictures',
  options: {},
  run: async () => {
    const made = await updatePictures(createProgress('Picture files encoded'));
    console.log(`${made} picture files made, the others are as they were.`);
  },
});
