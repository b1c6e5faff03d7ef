import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { map } from '#site/map.ts';
import { drawMap, drawnKinds } from '../pack/map/draw-map.ts';
import { packFolder } from '../core/disk/pack-folder.ts';
import { readTheme } from '../pack/theme.ts';
import { runCommand } from './shared/run-command.ts';

await runCommand({
  usage: `Usage: npm run make-map      draws the coast and border of the maps from site/map.ts, in the colours of site/theme.css`,
  options: {},
  run: () => {
    const write = (name: string, text: string) =>
      writeFileSync(join(packFolder, `site/map.generated.${name}`), text);
    const drawn = drawMap({
      ...map,
      theme: readTheme(),
    });
    write('svg', drawn);
    write('json', `${JSON.stringify(drawnKinds(map), null, 2)}\n`);
    console.log(`site/map.generated.svg: ${drawn.length} bytes.`);
  },
});
