import { join } from 'node:path';
import { checkOutput, type KnownPage } from './check-output.ts';
import { BuildFailed, logFile, measureUsage, timeRun } from './measure.ts';
import type { PageEntry } from './make-content.ts';
import type { Usage } from './sample-processes.ts';
import type { Tool } from './tools.ts';
import type { Workspace } from './workspace.ts';

/** What is timed, in this order. */
const steps = ['cold', 'warm', 'change'] as const;
export type Step = (typeof steps)[number];

/** What a tool did at one size. */
export interface Result {
  readonly tool: Tool;
  readonly routes: number;
  /** Milliseconds of every run. */
  readonly times: Readonly<Record<Step, number[]>>;
  usage?: Usage;
  /** Why it has no figures. */
  failure?: string;
}

interface SizeOptions {
  readonly workspaces: readonly Workspace[];
  readonly runs: number;
  readonly pages: readonly PageEntry[];
  readonly known: readonly KnownPage[];
  /** Where the builds' own words go. */
  readonly logs: string;
  readonly note: (message: string) => void;
}

/** Runs every step of every tool `runs` times. All take their turn at a step before any goes on to the next, so that a noisy minute hits all of them. */
export async function measureSize({ workspaces, runs, pages, known, logs, note }: SizeOptions): Promise<Result[]> {
  const entries = workspaces.map((workspace) => ({
    workspace,
    result: { tool: workspace.tool, routes: pages.length, times: { cold: [], warm: [], change: [] } } as Result,
  }));

  const attempt = async (
    name: string,
    { workspace, result }: (typeof entries)[number],
    action: () => Promise<string>,
  ) => {
    if (result.failure !== undefined) return;
    const what = `${pages.length} routes, ${workspace.tool.name}, ${name}`;
    try {
      note(`${what}: ${await action()}`);
    } catch (error) {
      if (!(error instanceof BuildFailed)) throw error;
      result.failure = `${name}: ${error.message}`;
      note(`${what}: failed: ${error.message}`);
    }
  };
  const optionsOf = ({ tool, folder }: Workspace) => ({ command: tool.command, folder, log: logFile(logs, tool.name) });
  const check = ({ tool, folder }: Workspace, changed: boolean) =>
    checkOutput({ output: join(folder, tool.output), pages, known, changed });

  for (const entry of entries) {
    await attempt('packages', entry, async () => {
      entry.workspace.prepare();
      return 'ready';
    });
  }
  for (let run = 0; run < runs; run++) {
    for (const step of steps) {
      for (const entry of entries) {
        const { workspace, result } = entry;
        await attempt(step, entry, async () => {
          if (step === 'cold') workspace.reset();
          if (step === 'change') workspace.change();
          const ms = await timeRun(optionsOf(workspace));
          check(workspace, step === 'change');
          result.times[step].push(ms);
          return `${(ms / 1000).toFixed(2)} s`;
        });
      }
    }
  }
  for (const entry of entries) {
    const { workspace, result } = entry;
    await attempt('memory', entry, async () => {
      workspace.reset();
      result.usage = await measureUsage(optionsOf(workspace));
      check(workspace, false);
      return result.usage ? `${Math.round(result.usage.peakBytes / 2 ** 20)} MB` : 'not on this system';
    });
  }
  return entries.map(({ result }) => result);
}
