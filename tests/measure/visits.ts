/* npm run bench:visits: how the built site starts, answers presses and scores in Lighthouse. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  readCount,
  runCommand,
  textOption,
  wrongOption,
} from '../../commands/shared/run-command.ts';
import { dist } from '../../core/disk/project-paths.ts';
import { pageModule } from '../../snapshots/rendering/page-modules.ts';
import { pages } from '../../core/domain/pages.ts';
import { controls } from './controls.ts';
import { vikeFolder } from './harness.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measurePresses } from './presses.ts';
import { measureStarts } from './starts.ts';

/** The first page of each kind. */
const kinds = [
  ...new Map(
    pages.toReversed().map((page) => [pageModule(page), page.path]),
  ).values(),
].reverse();

await runCommand({
  usage: `Usage: npm run bench:visits [-- WHAT] [OPTION]      measures one page of each kind of the built site on a phone four times slower
  starts          how a page starts at 1.6 Mbit/s
  presses         how soon each control responds
  lighthouse      Lighthouse, installed on the first run
  --runs N        measurements of each; the median counts (5)
  --only PATH     measure only this page, and the controls on it
  --with FOLDERS  compare the starts with these built sites, separated by commas; npm run bench leaves vike's in ${vikeFolder}/dist/client`,
  options: { runs: textOption, only: textOption, with: textOption },
  word: ['starts', 'presses', 'lighthouse'],
  run: async ({ runs: text = '5', only, with: others }, what) => {
    const runs = readCount('--runs', text);
    if (only !== undefined && !pages.some(({ path }) => path === only))
      throw wrongOption(`--only ${only}`, 'is not the address of a page');
    const isChosen = (path: string) => only === undefined || path === only;
    if (what === 'presses') {
      const chosen = controls.filter(({ path }) => isChosen(path));
      return measurePresses(dist, chosen, runs);
    }
    const paths = only === undefined ? kinds : [only];
    if (what === 'lighthouse') return measureLighthouse(dist, paths, runs);
    const sites = [dist, ...(others?.split(',') ?? [])];
    const missing = sites.find((site) => !existsSync(join(site, 'index.html')));
    if (missing !== undefined)
      throw wrongOption(`--with ${missing}`, 'has no built site');
    return measureStarts(sites, paths, runs);
  },
});
