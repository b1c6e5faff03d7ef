import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawCoast } from '../pack/draw-coast.ts';
import { map } from '../site/map.ts';
import { runCommand } from './run-command.ts';

const target = join(import.meta.dirname, '../site/coast.generated.json');

await runCommand({
  usage: 'Usage: npm run make-map      draws the coast of the areas map for the frame in site/map.ts',
  options: {},
  run: () => {
    const path = drawCoast(map.frame);
    writeFileSync(target, `${JSON.stringify({ path })}\n`);
    console.log(`site/coast.generated.json: ${path.length} characters of coastline.`);
  },
});
