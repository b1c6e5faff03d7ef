import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawMap } from '../generator/map/draw-map.ts';
import { map } from '../site/map.ts';
import { runCommand } from './shared/run-command.ts';

const target = join(import.meta.dirname, '../site/coast.generated.json');

await runCommand({
  usage: 'Usage: npm run make-map      draws coast and county border of the areas map by site/map.ts',
  options: {},
  run: () => {
    const drawn = drawMap(map);
    writeFileSync(target, `${JSON.stringify(drawn)}\n`);
    console.log(
      `site/coast.generated.json: ${drawn.path.length} characters of coastline, ${drawn.border.length} of border.`,
    );
  },
});
