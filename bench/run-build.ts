import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { BuildFailed } from './harness.ts';

const SAMPLE_MS = 50;
/** Ticks a second of the times in `/proc`: the same on every Linux that Node runs on. */
const TICKS = 100;
const KILO = 1024;

interface BuildRun {
  /** Arguments to Node. */
  readonly command: readonly string[];
  readonly folder: string;
  /** Everything the run prints goes there. */
  readonly log: string;
}

/** What a run took of the machine. */
export interface Usage {
  /** Most memory at one moment, in bytes: pages that processes share are counted once. */
  readonly peakBytes: number;
  readonly cpuSeconds: number;
}

/** A build reads no setting of this shell's and reports to nobody. */
function buildEnvironment(): NodeJS.ProcessEnv {
  const { NODE_COMPILE_CACHE: _cache, NODE_OPTIONS: _options, NODE_ENV: _env, ...rest } = process.env;
  return { ...rest, NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', NO_COLOR: '1' };
}

/** Milliseconds that a build takes. @param sample looks at its processes now and then @throws BuildFailed */
export async function timeBuild({ command, folder, log }: BuildRun, sample?: (pid: number) => void): Promise<number> {
  const started = performance.now();
  const file = openSync(log, 'w');
  const stdio = ['ignore', file, file] as const;
  const child = spawn(process.execPath, command, { cwd: folder, env: buildEnvironment(), stdio: [...stdio] });
  closeSync(file);
  const timer = sample && setInterval(() => sample(child.pid!), SAMPLE_MS);
  const code = await new Promise<number | null>((resolve, reject) => child.on('error', reject).on('exit', resolve));
  clearInterval(timer);
  if (code !== 0) throw new BuildFailed(lastLine(log) || `ended with ${code}`);
  return performance.now() - started;
}

/** Peak memory and processor time of a build with all its processes; undefined where the system cannot tell, as Linux alone does. */
export async function measureUsage(run: BuildRun): Promise<Usage | undefined> {
  if (!existsSync('/proc/self/smaps_rollup')) return undefined;
  const ticks = new Map<string, number>();
  let peakBytes = 0;
  await timeBuild(run, (root) => {
    const states = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((pid) => readState(Number(pid)) ?? []);
    const children = Map.groupBy(states, ({ parent }) => parent);
    const family = new Set([root]);
    for (const pid of family) for (const child of children.get(pid) ?? []) family.add(child.pid);
    // One that lost its parent is still of the build. What a process does after its last sample is missed.
    const ours = states.filter(({ pid, key }) => family.has(pid) || ticks.has(key));
    for (const state of ours) ticks.set(state.key, state.ticks);
    peakBytes = Math.max(
      peakBytes,
      ours.reduce((bytes, { pid }) => bytes + readMemory(pid), 0),
    );
  });
  return { peakBytes, cpuSeconds: [...ticks.values()].reduce((a, b) => a + b, 0) / TICKS };
}

function readState(pid: number) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may hold anything; what follows it is fields 3 onwards.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // With the time of its start the pid names a process for good.
    return {
      pid,
      parent: Number(fields[1]),
      ticks: Number(fields[11]) + Number(fields[12]),
      key: `${pid} ${fields[19]}`,
    };
  } catch {
    return undefined;
  }
}

function readMemory(pid: number): number {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0) * KILO;
  } catch {
    return 0;
  }
}

/** The last line that says something, or the one that names the error. */
function lastLine(log: string): string {
  const lines = readFileSync(log, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return lines.findLast((line) => /\berror\b/i.test(line)) ?? lines.at(-1) ?? '';
}
