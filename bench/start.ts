/* How a page of each kind comes alive, beside the same pages of other builds. Run: npm run bench:start */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { dist } from '../pipeline/paths.ts';
import { withServedSite } from '../pipeline/serve-built.ts';
import { runCommand } from '../commands/shared/run-command.ts';
import { killBrowser, launchBrowser } from '../snapshots/browser/browser.ts';
import { parseEnvironment } from '../src/domain/settings/environment.ts';
import { InputError } from '../src/domain/problems.ts';
import { landingRows } from '../src/domain/page-table.ts';
import { paths } from '../src/domain/routes.ts';
import { services } from '../src/domain/services.ts';
import { at } from '../src/domain/assert-defined.ts';
import { topTowns } from '../src/domain/towns.ts';
import { measureStart, type PageStart } from './page-start.ts';
import { median } from './table.ts';
import { folder } from './places.ts';
import { ours, tools } from './tools.ts';

interface Site {
  readonly name: string;
  /** Where its pages lie. */
  readonly pages: string;
}

const town = at(topTowns, 0).slug;
const kinds = [
  paths.home,
  paths.services,
  paths.gallery,
  ...landingRows.slice(-1).map(({ path }) => path),
  paths.town(town),
  paths.townService(town, at(services, 0).slug),
];

/** A tool that `npm run bench` has built the site with, or a folder of built pages. */
function findSite(name: string): Site {
  const tool = tools.find((known) => known !== ours && known.name === name);
  const pages = tool ? join(folder, 'peers', tool.name, tool.output) : name;
  if (existsSync(join(pages, 'index.html'))) return { name: tool?.title ?? name, pages };
  const message = tool
    ? `npm run bench -- --sizes 356 --only ours,${name} builds it first`
    : 'no built site lies there';
  throw new InputError([{ file: `--with ${name}`, message }]);
}

const columns = ['longest', 'blocking', 'alive', 'largestPaint'] as const;
const titles = ['Longest task', 'Blocking time', 'Alive after', 'Largest paint after'];

function formatStarts(path: string, name: string, starts: readonly PageStart[]): string {
  const figures = columns.map((column) => Math.round(median(starts.map((start) => start[column]))));
  return `| ${[path, name, ...figures].join(' | ')} |`;
}

await runCommand({
  usage: `Usage: npm run bench:start [-- OPTION]      how a page of each kind comes alive on a slow phone, in milliseconds
  --with NAMES  beside these, parted by commas: folders of built sites, or ${tools
    .slice(1)
    .map(({ name }) => name)
    .join(', ')} as npm run bench left them
  --runs N      how often each page is opened; the middle counts (5)
  --only PATH   this page alone`,
  options: { with: { type: 'string' }, runs: { type: 'string', default: '5' }, only: { type: 'string' } },
  run: async ({ with: others, runs: text, only }) => {
    const runs = Number(text);
    if (!Number.isInteger(runs) || runs < 1)
      throw new InputError([{ file: `--runs ${text}`, message: 'give a whole number above 0' }]);
    const sites = [{ name: ours.title, pages: dist }, ...(others?.split(',') ?? []).map(findSite)];
    const browser = await launchBrowser({ reach: 'this machine' });
    try {
      console.log(`| ${['Page', 'Built by', ...titles].join(' | ')} |\n|${'---|'.repeat(titles.length + 2)}`);
      for (const path of only === undefined ? kinds : [only]) {
        const starts = sites.map((): PageStart[] => []);
        // In turn: a busy minute hits all of them.
        for (let run = 0; run < runs; run += 1) {
          for (const [index, { pages }] of sites.entries()) {
            const open = (origin: string) => measureStart(browser, origin + path);
            starts[index]!.push(await withServedSite(pages, parseEnvironment({}), open));
          }
        }
        for (const [index, { name }] of sites.entries()) console.log(formatStarts(path, name, starts[index]!));
      }
    } finally {
      killBrowser(browser);
    }
  },
});
