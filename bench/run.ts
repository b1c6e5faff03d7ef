/* Builds the same site with this project and with other static-site builders, and times them. Run: npm run bench; bench/README.md explains it. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../commands/shared/run-command.ts';
import { paths } from '../src/domain/routes.ts';
import { towns } from '../src/domain/towns.ts';
import { change, copyWithTowns } from './copy-with-towns.ts';
import { BuildFailed, folder, inTurn, readRuns, wrongOption } from './harness.ts';
import { makeContent, readHeading, type PageEntry } from './make-content.ts';
import { formatResults, steps, type Result } from './results.ts';
import { measureUsage, timeBuild } from './run-build.ts';
import { ours, tools } from './tools.ts';
import { ourWorkspace, peerWorkspace, type Workspace } from './workspace.ts';

/** Pages that there are whatever the number of towns, and pages a town has. */
const FIXED_ROUTES = 13;
const ROUTES_A_TOWN = 7;
const logs = join(folder, 'logs');
const names = tools.map(({ name }) => name);
const note = (message: string) => console.error(message);

interface Extent {
  readonly only: readonly string[];
  readonly runs: number;
}

async function measureTowns(townCount: number, { only, runs }: Extent): Promise<Result[]> {
  const content = join(folder, `content-${townCount}`);
  note(`A copy of the project with ${townCount} towns is made and built once, for the others to have its content …`);
  const site = copyWithTowns(townCount);
  await timeBuild({ command: ours.command, folder: site, log: join(logs, 'first-build.log') });
  const pages = makeContent(site, content);
  const workspaces = tools
    .filter(({ name }) => only.includes(name))
    .map((tool) =>
      tool === ours ? ourWorkspace(site) : peerWorkspace({ tool, folder: join(folder, 'peers'), content, site }),
    );
  const results = await measureSize(workspaces, runs, pages);
  for (const path of [site, content]) rmSync(path, { recursive: true, force: true });
  return results;
}

/** Runs every step of every tool `runs` times. All take their turn at a step before any goes on to the next. */
async function measureSize(
  workspaces: readonly Workspace[],
  runs: number,
  pages: readonly PageEntry[],
): Promise<Result[]> {
  const entries = workspaces.map((workspace) => ({
    workspace,
    result: { tool: workspace.tool, routes: pages.length, times: { cold: [], warm: [], change: [] } } as Result,
  }));
  type Entry = (typeof entries)[number];
  const attempt = async (name: string, { result }: Entry, action: () => Promise<string>) => {
    if (result.failure !== undefined) return;
    const say = (outcome: string) => note(`${pages.length} routes, ${result.tool.name}, ${name}: ${outcome}`);
    try {
      say(await action());
    } catch (error) {
      if (!(error instanceof BuildFailed)) throw error;
      const [{ message } = { message: '' }] = error.problems;
      result.failure = `${name}: ${message}`;
      say(message);
    }
  };
  const buildOf = ({ tool, folder: place }: Workspace) => ({
    command: tool.command,
    folder: place,
    log: join(logs, `${tool.name}.log`),
  });
  const turnsOf = <Name extends string>(names: readonly Name[]) =>
    names.flatMap((name) => entries.map((entry) => ({ name, entry })));

  await inTurn(turnsOf(['packages']), 1, ({ name, entry }) =>
    attempt(name, entry, async () => {
      entry.workspace.prepare();
      return 'ready';
    }),
  );
  await inTurn(turnsOf(steps), runs, ({ name: step, entry }) =>
    attempt(step, entry, async () => {
      const { workspace, result } = entry;
      if (step === 'cold') workspace.reset();
      if (step === 'change') workspace.change();
      const ms = await timeBuild(buildOf(workspace));
      checkOutput(workspace, pages, step === 'change');
      result.times[step].push(ms);
      return `${(ms / 1000).toFixed(2)} s`;
    }),
  );
  await inTurn(turnsOf(['memory']), 1, ({ name, entry }) =>
    attempt(name, entry, async () => {
      const { workspace, result } = entry;
      workspace.reset();
      result.usage = await measureUsage(buildOf(workspace));
      checkOutput(workspace, pages, false);
      return result.usage ? `${Math.round(result.usage.peakBytes / 2 ** 20)} MB` : 'not on this system';
    }),
  );
  return entries.map(({ result }) => result);
}

/** @throws BuildFailed with the first page that lacks its heading or, where its town was changed, the new sentence. */
function checkOutput({ tool, folder: place }: Workspace, pages: readonly PageEntry[], isChanged: boolean): void {
  for (const { path, heading } of pages) {
    const name = path === '/' ? 'index' : path.slice(1);
    // `/a/b` is a/b.html or a/b/index.html, as the tool likes.
    const file = [`${name}.html`, `${name}/index.html`]
      .map((candidate) => join(place, tool.output, candidate))
      .find((candidate) => existsSync(candidate));
    if (file === undefined) throw new BuildFailed(`${path} was not written`);
    const html = readFileSync(file, 'utf8');
    if (readHeading(html) !== heading) throw new BuildFailed(`${path} does not hold its heading`);
    if (path.startsWith(paths.town(change.town)) && html.includes(change.sentence) !== isChanged)
      throw new BuildFailed(`${path} ${isChanged ? 'lacks' : 'still holds'} the changed sentence`);
  }
}

function readTownCount(routes: string): number {
  const townCount = (Number(routes) - FIXED_ROUTES) / ROUTES_A_TOWN;
  if (Number.isInteger(townCount) && townCount >= towns.length) return townCount;
  throw wrongOption(
    `--sizes ${routes}`,
    `give ${FIXED_ROUTES} routes and ${ROUTES_A_TOWN} for each of ${towns.length} towns or more, as in 356, 3562 or 35608`,
  );
}

await runCommand({
  usage: `Usage: npm run bench [-- OPTION]      times the whole build beside other static-site builders: bench/README.md
  --only NAMES   these tools alone, parted by commas: ${names.join(', ')}
  --runs N       how often each is timed (3)
  --sizes LIST   numbers of pages, parted by commas (356,3562,35608)`,
  options: {
    only: { type: 'string', default: names.join() },
    runs: { type: 'string', default: '3' },
    sizes: { type: 'string', default: '356,3562,35608' },
  },
  run: async (values) => {
    const only = values.only.split(',');
    const unknown = only.find((name) => !names.includes(name));
    if (unknown !== undefined) throw wrongOption(`--only ${unknown}`, `no such tool; there are ${names.join(', ')}`);
    const extent = { only, runs: readRuns(values.runs) };
    const townCounts = values.sizes.split(',').map(readTownCount);
    mkdirSync(logs, { recursive: true });
    const results: Result[] = [];
    for (const townCount of townCounts.sort((a, b) => a - b)) results.push(...(await measureTowns(townCount, extent)));
    console.log(formatResults(results));
    return results.some(({ failure }) => failure !== undefined) ? 1 : 0;
  },
});
