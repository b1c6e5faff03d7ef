import { spawn, type ChildProcess } from 'node:child_process';
import { getPriority, setPriority } from 'node:os';
import { join } from 'node:path';
import { InputError } from '../../../src/domain/problems.ts';
import { root } from '../../paths.ts';
import { sparesMemory } from '../../spare-memory.ts';

/** A young generation of half the usual size, which would hold some 200 MB of garbage. */
const memory = sparesMemory ? ['--max-semi-space-size=8'] : [];

/** Steps that it stands back behind the build where it starts before the build's own modules are loaded: they are waited for, its content not yet. */
const STEPS_BACK = 5;
const LAST_STEP = 19;

export const generatorScript = join(root, 'commands/generate.ts');

interface GeneratorOptions {
  /** Left out for all. */
  readonly towns?: readonly string[];
  /** Whether it is told a key later, and writes nothing before. */
  readonly awaitsKey?: boolean;
}

/** A generator at work. */
export interface GeneratorRun {
  /** When, in milliseconds since 1970. */
  readonly started: number;
  /** Its last line, how many files changed. Rejects with an InputError that says what it complained of. */
  readonly ended: Promise<string>;
  /** Lets it write what it made. `key` names all that pages are made from, profiles aside: a later run knows by it what was kept. */
  readonly tell: (key: string) => void;
  /** Ends it, where nobody wants its content any more. */
  readonly stop: () => void;
}

/** Starts the generator in a process of its own, beside the bundler: for `towns`, or for all. */
export function startGenerator({ towns = [], awaitsKey = false }: GeneratorOptions = {}): GeneratorRun {
  const started = Date.now();
  const child = spawn(
    process.execPath,
    [
      ...process.execArgv,
      ...memory,
      generatorScript,
      ...(awaitsKey ? ['--known', '-'] : []),
      ...towns.flatMap((town) => ['--town', town]),
    ],
    { cwd: root, stdio: [awaitsKey ? 'pipe' : 'ignore', 'pipe', 'pipe'] },
  );
  if (awaitsKey && child.pid !== undefined) standBack(child.pid);
  // One that has ended reads no key; why it ended is told below.
  child.stdin?.on('error', () => undefined);
  const ended = outcomeOf(child);
  // Nobody may have asked yet.
  ended.catch(() => undefined);
  return { started, ended, tell: (key) => void child.stdin?.end(key), stop: () => void child.kill() };
}

/** A build that stands back itself, as `nice` has it, may not draw another process forward. */
function standBack(pid: number): void {
  try {
    setPriority(pid, Math.min(getPriority() + STEPS_BACK, LAST_STEP));
  } catch {
    // It is a courtesy: some machines forbid it.
  }
}

function outcomeOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    let complaints = '';
    child.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) return resolve(said.trim().split('\n').at(-1) ?? '');
      const reason = complaints.trim();
      const space = reason.includes('\n') ? '\n' : ' ';
      reject(new InputError([{ file: 'generate', message: `stopped the build:${space}${reason}` }]));
    });
  });
}
