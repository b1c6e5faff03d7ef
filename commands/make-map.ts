import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawMap } from '../generator/map/draw-map.ts';
import { readTheme } from '../pack/theme.ts';
import { moors, rivers } from '#site/map-features.ts';
import { map } from '#site/map.ts';
import { packFolder } from '../pack/pack-folder.ts';
import { runCommand } from './shared/run-command.ts';

await runCommand({
  usage: `Usage: npm run make-map      draws coast, border, rivers and moors of the maps by site/map.ts and
                            site/map-features.ts, in the colours of site/theme.css`,
  options: {},
  run: () => {
    const drawn = drawMap({ ...map, rivers, moors, theme: readTheme() });
    writeFileSync(join(packFolder, 'site/map.generated.svg'), drawn);
    console.log(`site/map.generated.svg: ${drawn.length} bytes.`);
  },
});
