/* Makes every size and format of the pictures in media/ that is not there yet; the build does the same. */
import { makePictures } from '../build/pictures/pictures.ts';
import { mastersFolder, readSettledInfo, settlePictureInfo } from '../build/pictures/picture-info.ts';
import { pictureCache } from '../build/places.ts';
import { createProgress } from '../build/progress.ts';
import { runCommand } from './run-command.ts';

await runCommand({
  usage: 'Usage: npm run pictures      every size and format of the pictures in media/, into .cache/pictures',
  options: {},
  run: async () => {
    const changed = await settlePictureInfo({ frozen: false });
    const info = readSettledInfo();
    const onDone = createProgress('Picture files encoded');
    const made = await makePictures({ info, masters: mastersFolder, target: pictureCache, onDone });
    console.log(`${Object.keys(info).length} pictures, ${made} files made${changed ? ', sizes file updated' : ''}.`);
  },
});
