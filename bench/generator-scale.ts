/* How the generator scales: pages, milliseconds a page and memory for 300, 3,000 and 60,000 pages. Run: npm run bench:generator */
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../commands/run-command.ts';

const root = join(import.meta.dirname, '..');
const TOWNS = [50, 500, 10_000];

await runCommand({
  usage: 'Usage: npm run bench:generator      how the generator scales: 300, 3,000 and 60,000 pages',
  options: {},
  run: () => {
    console.log('| pages | ms a page | memory at the end |\n|---|---|---|');
    for (const towns of TOWNS) {
      const lines = execFileSync(process.execPath, [join(root, 'commands/generate.ts'), '--synthetic', String(towns)], {
        cwd: root,
        encoding: 'utf8',
      });
      const last = lines.trim().split('\n').at(-1) ?? '';
      const [, pages, perPage, memory] = /^(\d+) pages, ([\d.]+) ms a page, (\d+) MB$/.exec(last) ?? [];
      console.log(`| ${Number(pages).toLocaleString('en-GB')} | ${perPage} | ${memory} MB |`);
    }
    rmSync(join(root, '.cache/synthetic'), { recursive: true, force: true });
  },
});
