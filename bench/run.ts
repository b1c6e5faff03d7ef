/* Builds the same site with this project and with other static-site builders, and times them. Run: npm run bench; bench/README.md explains it. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { knownPages } from './known-pages.ts';
import { makeContent } from './make-content.ts';
import { makeSite } from './make-site.ts';
import { BuildFailed, timeRun } from './measure.ts';
import { measureSize, type Result } from './measure-size.ts';
import { benchOptions, readOptions, usage, type Options } from './options.ts';
import { runCommand } from '../commands/shared/run-command.ts';
import { InputError } from '../src/domain/problems.ts';
import { folder } from './places.ts';
import { formatResults } from './table.ts';
import { clearAside, setAside } from './set-aside.ts';
import { ours, peerVersion, tools } from './tools.ts';
import { ourWorkspace, peerWorkspace } from './workspace.ts';

const logs = join(folder, 'logs');
const note = (message: string) => console.error(message);

async function measureTowns(townCount: number, { only, runs }: Options): Promise<Result[]> {
  const site = join(folder, `site-${townCount}`);
  const content = join(folder, `content-${townCount}`);
  note(`A copy of the project with ${townCount} towns is made and built once, for the others to have its content …`);
  makeSite(site, townCount);
  await timeRun({ command: ours.command, folder: site, log: join(logs, 'first-build.log') });
  const pages = await makeContent(site, content);
  const workspaces = tools
    .filter(({ name }) => only.includes(name))
    .map((tool) =>
      tool === ours ? ourWorkspace(tool, site) : peerWorkspace({ tool, folder: join(folder, 'peers'), content, site }),
    );
  const results = await measureSize({ workspaces, runs, pages, known: knownPages(pages, content), logs, note });
  for (const path of [site, content]) setAside(path);
  return results;
}

await runCommand({
  usage,
  options: benchOptions,
  run: async (values) => {
    const options = readOptions(values);
    try {
      mkdirSync(logs, { recursive: true });
      const results: Result[] = [];
      for (const townCount of options.townCounts) results.push(...(await measureTowns(townCount, options)));
      const tables = formatResults(results, peerVersion);
      console.log(tables);
      return results.some(({ failure }) => failure !== undefined) ? 1 : 0;
    } catch (error) {
      // A tool's own failure is in the table; this is the project's copy, without which there is nothing to measure.
      if (error instanceof BuildFailed) throw new InputError([{ file: 'bench', message: error.message }]);
      throw error;
    } finally {
      clearAside();
    }
  },
});
