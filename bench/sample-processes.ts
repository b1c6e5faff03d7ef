import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** What a run took of the machine. */
export interface Usage {
  /** Most memory at one moment, in bytes: pages that processes share are counted once. */
  readonly peakBytes: number;
  readonly cpuSeconds: number;
}

/** Only Linux tells of other processes in this way. */
export const canSample = existsSync('/proc/self/smaps_rollup');

/** Ticks a second of the times in `/proc`: the same on every Linux that Node runs on. */
const TICKS = 100;
const KILO = 1024;

interface ProcessState {
  readonly pid: number;
  readonly parent: number;
  /** When it started, in ticks: with the pid it names a process for good. */
  readonly started: string;
  readonly ticks: number;
}

function readState(pid: number): ProcessState | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may hold anything; what follows it is fields 3 onwards.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { pid, parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]), started: fields[19]! };
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

/** Adds up what `root` and all processes below it use, seen at each `sample()`. What a process does after its last sample is missed. */
export function createSampler(root: number) {
  const seen = new Map<string, number>();
  let peakBytes = 0;
  const key = ({ pid, started }: ProcessState) => `${pid} ${started}`;
  return {
    sample(): void {
      const states = readdirSync('/proc')
        .filter((name) => /^\d+$/.test(name))
        .flatMap((name) => readState(Number(name)) ?? []);
      const family = familyOf(root, states);
      // One that lost its parent is still ours.
      const ours = states.filter((state) => family.has(state.pid) || seen.has(key(state)));
      let bytes = 0;
      for (const state of ours) {
        seen.set(key(state), state.ticks);
        bytes += readMemory(state.pid);
      }
      peakBytes = Math.max(peakBytes, bytes);
    },
    usage: (): Usage => ({ peakBytes, cpuSeconds: [...seen.values()].reduce((a, b) => a + b, 0) / TICKS }),
  };
}

function familyOf(root: number, states: readonly ProcessState[]): ReadonlySet<number> {
  const children = Map.groupBy(states, ({ parent }) => parent);
  const family = new Set([root]);
  for (const pid of family) for (const child of children.get(pid) ?? []) family.add(child.pid);
  return family;
}
