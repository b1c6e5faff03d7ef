import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, NetworkConditions, Page } from 'puppeteer';
import { withServedSite } from '../pipeline/serve-built.ts';
import { killBrowser, launchBrowser } from '../snapshots/browser/browser.ts';
import { assertDefined } from '../src/domain/assert-defined.ts';
import { parseEnvironment } from '../src/domain/settings/environment.ts';
import { InputError } from '../src/domain/problems.ts';

/** Folder of the benchmark, outside the project: vike must not find our packages and settings. */
export const folder = join(tmpdir(), 'local-site-bench');
export const vikeFolder = join(folder, 'vike');

/** A build, or the installation before it, failed. */
export class BuildFailed extends InputError {
  constructor(message: string) {
    super([{ file: 'bench', message }]);
  }
}

/**
 * Measures each subject `runs` times. All take a turn before any is measured again, so that a busy
 * minute affects all of them.
 * @returns the measurements of each subject, in the order of the subjects
 */
export async function inTurn<Subject, Figure>(
  subjects: readonly Subject[],
  runs: number,
  measure: (subject: Subject, run: number) => Promise<Figure>,
): Promise<Figure[][]> {
  const figures = subjects.map((): Figure[] => []);
  for (let run = 1; run <= runs; run += 1)
    for (const [index, subject] of subjects.entries()) {
      const figure = await measure(subject, run);
      figures[index]!.push(figure);
    }
  return figures;
}

/** The median of the values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const last = sorted.length - 1;
  const below = sorted[Math.floor(last / 2)]!;
  const above = sorted[Math.ceil(last / 2)]!;
  return (below + above) / 2;
}

/** A row of a Markdown table. */
export const row = (cells: readonly (string | number)[]) =>
  `| ${cells.join(' | ')} |`;

/** The first two rows of a Markdown table. */
export const tableHead = (titles: readonly string[]) =>
  `${row(titles)}\n|${'---|'.repeat(titles.length)}`;

/**
 * Installs the packages of a folder's package.json, or packages by name.
 * @throws BuildFailed with npm's reason
 */
export function installPackages(
  place: string,
  packages: readonly string[] = [],
): void {
  const args = [
    'install',
    '--no-audit',
    '--no-fund',
    '--prefix',
    place,
    ...packages,
  ];
  try {
    execFileSync('npm', args, {
      encoding: 'utf8',
      stdio: 'pipe',
      shell: process.platform === 'win32',
    });
  } catch (error) {
    const { message } = error as Error;
    const [reason = 'failed'] = /^npm error .*$/m.exec(message) ?? [];
    throw new BuildFailed(`npm install: ${reason}`);
  }
}

/** Serves built sites and opens a browser. `visit` gets their origins in the same order. */
export async function withSites<T>(
  sites: readonly string[],
  visit: (browser: Browser, origins: readonly string[]) => Promise<T>,
): Promise<T> {
  const browser = await launchBrowser({ reach: 'this machine' });
  const serve = (origins: readonly string[]): Promise<T> => {
    const site = sites[origins.length];
    if (site === undefined) return visit(browser, origins);
    return withServedSite(site, parseEnvironment({}), (origin) =>
      serve([...origins, origin]),
    );
  };
  return serve([]).finally(() => killBrowser(browser));
}

/** Slowdown of the processor that stands for a phone. */
const SLOWER = 4;

/**
 * Opens a page as a new visitor's phone does, and closes it after `visit`.
 * @param line round trip in milliseconds, throughput in bytes a second; undefined for a fast one
 */
export async function withPhone<T>(
  browser: Browser,
  line: NetworkConditions | undefined,
  visit: (page: Page) => Promise<T>,
): Promise<T> {
  await using context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({
    width: 390,
    height: 844,
    isMobile: true,
    hasTouch: true,
  });
  await page.emulateCPUThrottling(SLOWER);
  if (line) await page.emulateNetworkConditions(line);
  return await visit(page);
}

/** An event of a trace. Times are in microseconds; `tdur` is processor time. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: {
    readonly data?: { readonly type?: string; readonly duration?: number };
  };
}

/** Traces a page's processes during `action`. @returns the events, by time */
export async function traceWork(
  page: Page,
  action: () => Promise<unknown>,
): Promise<readonly TraceEvent[]> {
  const categories = [
    'loading',
    'devtools.timeline',
    'disabled-by-default-devtools.timeline',
  ];
  await page.tracing.start({ categories });
  await action();
  const bytes = assertDefined(await page.tracing.stop(), 'the trace');
  const text = new TextDecoder().decode(bytes);
  const { traceEvents } = JSON.parse(text) as {
    readonly traceEvents: TraceEvent[];
  };
  return traceEvents.toSorted((a, b) => a.ts - b.ts);
}
