import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  existsSync,
  globSync,
  openSync,
  readFileSync,
} from 'node:fs';
import { basename } from 'node:path';
import type { Builder } from './builders.ts';
import { BuildFailed, folder } from './harness.ts';

const SAMPLE_MS = 50;
/** Clock ticks a second in `/proc`, on every Linux that Node supports. */
const TICKS = 100;

/** What all the processes of a build use, added up. */
export interface Usage {
  /** Peak of the proportional set size. */
  readonly peakMegabytes: number;
  readonly cpuSeconds: number;
}

/**
 * Runs a build. @returns its duration in milliseconds
 * @param sample called every 50 ms with the build's process id
 * @throws BuildFailed
 */
export async function timeBuild(
  builder: Builder,
  sample?: (pid: number) => void,
): Promise<number> {
  const started = performance.now();
  const log = `${folder}/build.log`;
  const file = openSync(log, 'w');
  const child = spawn(process.execPath, builder.command, {
    cwd: builder.folder,
    // Settings of this shell must not affect the build.
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: undefined,
      NODE_OPTIONS: undefined,
      NODE_ENV: undefined,
      NO_COLOR: '1',
    },
    stdio: ['ignore', file, file],
  });
  closeSync(file);
  const timer = setInterval(() => sample?.(child.pid!), SAMPLE_MS);
  const [code] = await once(child, 'exit');
  clearInterval(timer);
  const ms = performance.now() - started;
  if (code === 0) return ms;
  const error = readFileSync(log, 'utf8')
    .match(/^.*\berror\b.*$/gim)
    ?.at(-1);
  throw new BuildFailed(error?.trim() ?? `ended with ${code}: see ${log}`);
}

/** Measures peak memory and processor time of a build; undefined except on Linux. */
export async function measureUsage(
  builder: Builder,
): Promise<Usage | undefined> {
  if (!existsSync('/proc/self/smaps_rollup')) return undefined;
  const ticks = new Map<string, number>();
  let peak = 0;
  await timeBuild(builder, (root) => {
    const states = globSync('/proc/[0-9]*')
      .map(readState)
      .filter(({ parent }) => parent !== undefined);
    const family = new Set([String(root)]);
    for (const pid of family)
      for (const state of states)
        if (state.parent === pid) family.add(state.pid);
    // An orphan still belongs to the build. What a process does after its last sample is missed.
    const own = states.filter(
      ({ pid, key }) => family.has(pid) || ticks.has(key),
    );
    for (const state of own) {
      ticks.set(state.key, state.ticks);
    }
    const kilobytes = own.map(({ pid }) => readMemory(pid));
    peak = Math.max(peak, sum(kilobytes));
  });
  const cpuSeconds = sum(ticks.values()) / TICKS;
  return {
    peakMegabytes: Math.round(peak / 1024),
    cpuSeconds: Math.round(cpuSeconds * 10) / 10,
  };
}

/** Reads a file of `/proc/PID`; empty once the process has ended. */
function readProcess(pid: string, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}

function readState(folder: string) {
  const pid = basename(folder);
  const stat = readProcess(pid, 'stat');
  // The name in brackets may contain anything. Fields 3 and up follow it.
  const start = stat.lastIndexOf(')') + 2;
  const fields = stat.slice(start).split(' ');
  return {
    pid,
    parent: fields[1],
    ticks: Number(fields[11]) + Number(fields[12]),
    // A process ID is unique only together with its start time.
    key: `${pid} ${fields[19]}`,
  };
}

/** Reads the proportional set size in kilobytes. */
function readMemory(pid: string): number {
  const rollup = readProcess(pid, 'smaps_rollup');
  const line = /^Pss:.*/m.exec(rollup)?.[0] ?? '0';
  return parseInt(line.replace('Pss:', ''));
}

const sum = (values: Iterable<number>) =>
  Array.from(values).reduce((total, value) => total + value, 0);
