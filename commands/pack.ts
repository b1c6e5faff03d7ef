import { join } from 'node:path';
import {
  addService,
  addTown,
  retireTown,
  type Done,
  type EditedPack,
} from '../pack/starter/edit-pack.ts';
import { packFolder } from '../core/disk/pack-folder.ts';
import { factFiles, loadFiles } from '../pack/pack-files.ts';
import { formatCode } from './shared/format-code.ts';
import { runCommand, textOption, wrongOption } from './shared/run-command.ts';

const usage = `Usage: npm run pack -- WHAT      changes site/ and templates/ in one step, and says what is left to write
  add-town "Otley 53.9 -1.69"           a town by name, latitude and longitude
  add-service "Gutter Repair"           a service by the name that customers use
  retire-town adel --to horsforth       removes a town; its addresses redirect to those of the town in --to`;

const changes = ['add-town', 'add-service', 'retire-town'] as const;
type Change = (typeof changes)[number];

await runCommand({
  usage,
  options: { to: textOption },
  word: changes,
  argument: true,
  run: async ({ to }, word, argument) => {
    if (argument === undefined)
      throw wrongOption(`npm run pack -- ${word}`, `say which\n${usage}`);
    const facts = await loadFiles(factFiles);
    const pack = { folder: packFolder, ...facts };
    const done = change(pack, word as Change, { argument, to });
    formatCode(join(packFolder, 'site'));
    console.log([...done, 'Next: npm run build'].join('\n'));
  },
});

function change(
  pack: EditedPack,
  what: Change,
  { argument, to }: { readonly argument: string; readonly to?: string },
): Done {
  if (what === 'add-town') return addTown(pack, argument);
  if (what === 'add-service') return addService(pack, argument);
  if (to === undefined)
    throw wrongOption(
      `retire-town ${argument}`,
      'say which town its addresses redirect to, as in --to horsforth',
    );
  return retireTown(pack, argument, to);
}
