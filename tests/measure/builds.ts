/*
 * npm run bench: builds the same site with this project and with vike, and times both. See
 * tests/measure/README.md.
 */
import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { region } from '#site/region.ts';
import {
  readCount,
  runCommand,
  textOption,
} from '../../commands/shared/run-command.ts';
import { towns } from '../../core/domain/towns.ts';
import { ours, removeProducts, vike, type Builder } from './builders.ts';
import { change, copyWithTowns, setChange } from './copy-with-towns.ts';
import { BuildFailed, folder, median, row, tableHead } from './harness.ts';
import { measureUsage, timeBuild, type Usage } from './run-build.ts';

const steps = ['cold', 'unchanged', 'one town'] as const;
type Step = (typeof steps)[number];

/** Measurements of one builder for one number of towns. */
interface Result {
  readonly builder: Builder;
  /** Milliseconds of each run. */
  readonly times: Readonly<Record<Step, number[]>>;
  usage?: Usage | undefined;
  hasFailed?: true;
}

/** Reads the heading of each page, by file. */
function readPages({ folder: site, output }: Builder): Map<string, string> {
  const cwd = join(site, output);
  const pages = new Map<string, string>();
  for (const name of globSync('**/*.html', { cwd })) {
    const html = readFileSync(join(cwd, name), 'utf8');
    const [heading = ''] = /<h1\b.*?<\/h1>/s.exec(html) ?? [];
    pages.set(name, heading);
  }
  return pages;
}

/**
 * @throws BuildFailed naming the first page that lacks its heading, or that wrongly has or lacks
 * the changed sentence
 */
function checkOutput(
  { folder: site, output }: Builder,
  pages: ReadonlyMap<string, string>,
  isChanged: boolean,
): void {
  for (const [name, heading] of pages) {
    const file = join(site, output, name);
    const html = existsSync(file) ? readFileSync(file, 'utf8') : '';
    if (html === '' || !html.includes(heading))
      throw new BuildFailed(`${name} does not hold its heading`);
    const isOfTown = name.startsWith(`${region.slug}/${change.town}`);
    if (isOfTown && html.includes(change.sentence) !== isChanged)
      throw new BuildFailed(
        `${name} ${isChanged ? 'lacks' : 'still holds'} the changed sentence`,
      );
  }
}

/**
 * Times both builders with `townCount` towns, alternating at each step. @returns rows of the table
 */
async function measureTowns(
  townCount: number,
  runs: number,
): Promise<string[]> {
  console.error(
    `Copying the project with ${townCount} towns and building the copy once …`,
  );
  const site = copyWithTowns(townCount);
  const builders = [ours(site), vike(site)];
  await timeBuild(builders[0]!);
  const pages = readPages(builders[0]!);
  const results = builders.map((builder): Result => ({
    builder,
    times: {
      cold: [],
      unchanged: [],
      'one town': [],
    },
  }));
  const attempt = async (
    name: string,
    isChanged: boolean,
    build: (result: Result) => Promise<string>,
  ) => {
    // Ours runs first and makes the content that vike's pages show.
    setChange(site, isChanged);
    for (const result of results.filter(({ hasFailed }) => !hasFailed)) {
      const what = `${pages.size} pages, ${result.builder.title}, ${name}`;
      try {
        const outcome = await build(result);
        checkOutput(result.builder, pages, isChanged);
        console.error(`${what}: ${outcome}`);
      } catch (error) {
        if (!(error instanceof BuildFailed)) throw error;
        result.hasFailed = true;
        console.error(`${what}: ${error.message}`);
      }
    }
  };

  for (let run = 1; run <= runs; run += 1)
    for (const step of steps)
      await attempt(step, step === 'one town', async ({ builder, times }) => {
        if (step === 'cold') removeProducts(builder);
        const ms = await timeBuild(builder);
        times[step].push(ms);
        return `${secondsOf(ms)} s`;
      });
  await attempt('memory', false, async (result) => {
    removeProducts(result.builder);
    result.usage = await measureUsage(result.builder);
    return result.usage
      ? `${result.usage.peakMegabytes} MB`
      : 'not on this system';
  });
  rmSync(site, { recursive: true });
  return results.map(({ builder: { title }, times, usage, hasFailed }) => {
    const middles = steps.map((step) => secondsOf(median(times[step])));
    const { cpuSeconds = '–', peakMegabytes = '–' } = usage ?? {};
    const figures = [...middles, cpuSeconds, peakMegabytes];
    const shown = hasFailed ? ['failed'] : figures;
    return row([title, pages.size, ...shown]);
  });
}

const secondsOf = (ms: number) => (ms / 1000).toFixed(2);

await runCommand({
  usage: `Usage: npm run bench [-- OPTION]      times the whole build, and vike's build of the same pages: see tests/measure/README.md
  --runs N      runs of each build; the median counts (3)
  --towns LIST  numbers of towns, separated by commas (${towns.length},507)`,
  options: {
    runs: textOption,
    towns: textOption,
  },
  run: async ({ runs: text = '3', towns: list = `${towns.length},507` }) => {
    const runs = readCount('--runs', text);
    const sizes = list
      .split(',')
      .map((size) => readCount('--towns', size, towns.length));
    mkdirSync(folder, { recursive: true });
    const rows: string[] = [];
    for (const size of sizes) {
      const measured = await measureTowns(size, runs);
      rows.push(...measured);
    }
    const head = [
      '',
      'Pages',
      'Cold, s',
      'Unchanged, s',
      'One town, s',
      'Processor, s',
      'Peak, MB',
    ];
    console.log(tableHead(head));
    console.log(rows.join('\n'));
  },
});
