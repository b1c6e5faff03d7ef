import { spawn } from 'node:child_process';
import {
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
} from 'node:fs';
import type { Builder } from './builders.ts';
import { BuildFailed, folder } from './harness.ts';

const SAMPLE_MS = 50;
/** Clock ticks a second in `/proc`, on every Linux that Node supports. */
const TICKS = 100;

/** Resources of a build, all its processes together. */
export interface Usage {
  /** Peak of the proportional set size. */
  readonly peakMegabytes: number;
  readonly cpuSeconds: number;
}

/**
 * Runs a build. @returns milliseconds
 * @param sample called every 50 ms with the build's process id
 * @throws BuildFailed
 */
export async function timeBuild(
  builder: Builder,
  sample?: (pid: number) => void,
): Promise<number> {
  // Settings of this shell must not affect the build.
  const {
    NODE_COMPILE_CACHE: _cache,
    NODE_OPTIONS: _options,
    NODE_ENV: _env,
    ...env
  } = process.env;
  const started = performance.now();
  const log = `${folder}/build.log`;
  const file = openSync(log, 'w');
  const options = { cwd: builder.folder, env: { ...env, NO_COLOR: '1' } };
  const child = spawn(process.execPath, builder.command, {
    ...options,
    stdio: ['ignore', file, file],
  });
  closeSync(file);
  const timer = sample && setInterval(() => sample(child.pid!), SAMPLE_MS);
  const code = await new Promise<number | null>((resolve, reject) =>
    child.on('error', reject).on('exit', resolve),
  );
  clearInterval(timer);
  const ms = performance.now() - started;
  if (code === 0) return ms;
  const error = readFileSync(log, 'utf8')
    .match(/^.*\berror\b.*$/gim)
    ?.at(-1);
  throw new BuildFailed(error?.trim() ?? `ended with ${code}: see ${log}`);
}

/** Peak memory and processor time of a build; undefined on other systems than Linux. */
export async function measureUsage(
  builder: Builder,
): Promise<Usage | undefined> {
  if (!existsSync('/proc/self/smaps_rollup')) return undefined;
  const ticks = new Map<string, number>();
  let peak = 0;
  await timeBuild(builder, (root) => {
    const states = readdirSync('/proc').flatMap((name) =>
      /^\d+$/.test(name) ? readState(name) : [],
    );
    const children = Map.groupBy(states, ({ parent }) => parent);
    const family = new Set([String(root)]);
    for (const pid of family)
      for (const child of children.get(pid) ?? []) family.add(child.pid);
    // An orphan still belongs to the build. What a process does after its last sample is missed.
    const own = states.filter(
      ({ pid, key }) => family.has(pid) || ticks.has(key),
    );
    for (const state of own) ticks.set(state.key, state.ticks);
    peak = Math.max(
      peak,
      own.reduce((kilobytes, { pid }) => kilobytes + readMemory(pid), 0),
    );
  });
  const cpuSeconds = [...ticks.values()].reduce((a, b) => a + b, 0) / TICKS;
  return {
    peakMegabytes: Math.round(peak / 1024),
    cpuSeconds: Math.round(cpuSeconds * 10) / 10,
  };
}

/** A file of `/proc/PID`; empty once the process has ended. */
function readProcess(pid: string, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}

function readState(pid: string) {
  const stat = readProcess(pid, 'stat');
  // The name in brackets may contain anything. Fields 3 and up follow it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [, parent = '', , , , , , , , , , user, system] = fields;
  // With its start time a pid is unique.
  return stat === ''
    ? []
    : [
        {
          pid,
          parent,
          ticks: Number(user) + Number(system),
          key: `${pid} ${fields[19]}`,
        },
      ];
}

const readMemory = (pid: string) =>
  Number(/^Pss:\s+(\d+)/m.exec(readProcess(pid, 'smaps_rollup'))?.[1] ?? 0);
