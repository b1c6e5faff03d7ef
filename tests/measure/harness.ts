import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, NetworkConditions, Page } from 'puppeteer';
import { withServedSite } from '../../pipeline/serve-built.ts';
import { killBrowser, launchBrowser } from '../../snapshots/browser/browser.ts';
import { assertDefined } from '../../core/domain/assert-defined.ts';
import { parseEnvironment } from '../../core/domain/settings/environment.ts';
import { InputError } from '../../core/domain/problems.ts';

/** Folder of the benchmark, outside the project: vike must not find our packages and settings. */
export const folder = join(tmpdir(), 'local-site-bench');
export const vikeFolder = join(folder, 'vike');

/** A build, or the installation before it, failed. */
export class BuildFailed extends InputError {
  constructor(message: string) {
    super([{ file: 'tests/measure', message }]);
  }
}

/**
 * Measures each subject `runs` times. All take a turn before any is measured again, so that other
 * load on the machine affects all of them alike.
 * @returns the measurements of each subject, in the order of the subjects
 */
export async function inTurn<Subject, Figure>(
  subjects: readonly Subject[],
  runs: number,
  measure: (subject: Subject, run: number) => Promise<Figure>,
): Promise<Figure[][]> {
  const figures = subjects.map((): Figure[] => []);
  for (let run = 1; run <= runs; run += 1)
    for (const [index, subject] of subjects.entries())
      figures[index]!.push(await measure(subject, run));
  return figures;
}

/** The median of the values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return sorted.length % 2 === 1
    ? sorted[Math.floor(middle)]!
    : (sorted[middle - 1]! + sorted[middle]!) / 2;
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
    const [reason = 'failed'] =
      /^npm error .*$/m.exec((error as Error).message) ?? [];
    throw new BuildFailed(`npm install: ${reason}`);
  }
}

/**
 * Serves built sites and opens a browser during `visit`, which gets the origins in the same order.
 */
export async function withSites<T>(
  sites: readonly string[],
  visit: (browser: Browser, origins: readonly string[]) => Promise<T>,
): Promise<T> {
  const browser = await launchBrowser({ reach: 'this machine' });
  const serve = (
    [site, ...rest]: readonly string[],
    origins: readonly string[],
  ): Promise<T> =>
    site === undefined
      ? visit(browser, origins)
      : withServedSite(site, parseEnvironment({}), (origin) =>
          serve(rest, [...origins, origin]),
        );
  try {
    return await serve(sites, []);
  } finally {
    killBrowser(browser);
  }
}

/** The processor slowdown that emulates a phone. */
export const SLOWER = 4;

interface Phone {
  /** Factor by which the processor is slowed down. */
  readonly slower?: number;
  /** The connection: latency in milliseconds, throughput in bytes a second. */
  readonly line?: NetworkConditions;
}

/** Opens a page as a new visitor's phone does, and closes it after `visit`. */
export async function withPhone<T>(
  browser: Browser,
  { slower = SLOWER, line }: Phone,
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
  await page.emulateCPUThrottling(slower);
  if (line) await page.emulateNetworkConditions(line);
  return await visit(page);
}

/** An event of a trace. Times are in microseconds; `tts` and `tdur` are processor time. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tts: number;
  readonly tdur?: number;
  readonly args: {
    readonly data?: { readonly type?: string; readonly duration?: number };
  };
}

/** Traces a page's processes during `action`. @returns the events in order of time */
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
  const { traceEvents } = JSON.parse(new TextDecoder().decode(bytes)) as {
    readonly traceEvents: TraceEvent[];
  };
  return traceEvents.toSorted((a, b) => a.ts - b.ts);
}
