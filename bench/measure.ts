import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { canSample, createSampler, type Usage } from './sample-processes.ts';

const SAMPLE_MS = 50;

interface RunOptions {
  /** Arguments to Node. */
  readonly command: readonly string[];
  readonly folder: string;
  /** Everything the run prints goes there. */
  readonly log: string;
}

/** A build that failed, with the last line it printed. */
export class BuildFailed extends Error {}

/** A build reads no setting of this shell's and reports to nobody. */
function buildEnvironment(): NodeJS.ProcessEnv {
  const { NODE_COMPILE_CACHE: _cache, NODE_OPTIONS: _options, NODE_ENV: _env, ...rest } = process.env;
  return { ...rest, NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', NO_COLOR: '1' };
}

/** Milliseconds that a build takes. */
export async function timeRun(options: RunOptions): Promise<number> {
  const started = performance.now();
  const { ended } = startRun(options);
  await ended;
  return performance.now() - started;
}

/** Peak memory and processor time of a build with all its processes; undefined where the system cannot tell. */
export async function measureUsage(options: RunOptions): Promise<Usage | undefined> {
  if (!canSample) return undefined;
  const { child, ended } = startRun(options);
  const sampler = createSampler(child.pid!);
  const state = { running: true };
  const finished = ended.finally(() => (state.running = false));
  while (state.running) {
    sampler.sample();
    await Promise.race([sleep(SAMPLE_MS), finished.catch(() => undefined)]);
  }
  await finished;
  return sampler.usage();
}

function startRun({ command, folder, log }: RunOptions): {
  readonly child: ChildProcess;
  readonly ended: Promise<void>;
} {
  const file = openSync(log, 'w');
  const child = spawn(process.execPath, command, {
    cwd: folder,
    env: buildEnvironment(),
    stdio: ['ignore', file, file],
  });
  closeSync(file);
  const ended = new Promise<void>((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new BuildFailed(lastLine(log) || `ended with ${code}`)),
    );
  });
  return { child, ended };
}

/** The last line that says something, or the one that names the error. */
function lastLine(log: string): string {
  const lines = readFileSync(log, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return lines.findLast((line) => /\berror\b/i.test(line)) ?? lines.at(-1) ?? '';
}
