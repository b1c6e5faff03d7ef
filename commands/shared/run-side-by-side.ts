import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { throwProblems } from '../../core/domain/problems.ts';

/** A program that Node runs in the project's folder. */
export interface Step {
  readonly name: string;
  readonly file: string;
  readonly args?: readonly string[];
  /** How to fix what the step reports. */
  readonly remedy?: string;
}

/** Checks that need only the sources. */
export const checks: readonly Step[] = [
  // Parallel checkers take twice the processor time and finish no sooner beside the other tools.
  {
    name: 'types',
    file: 'node_modules/typescript/bin/tsc',
    args: ['--singleThreaded'],
  },
  {
    name: "the example's types",
    file: 'node_modules/typescript/bin/tsc',
    args: ['--singleThreaded', '--project', 'examples/cornwall'],
  },
  {
    name: 'lint',
    file: 'node_modules/oxlint/bin/oxlint',
    args: ['--deny-warnings'],
  },
  {
    name: 'style',
    file: 'node_modules/oxfmt/bin/oxfmt',
    args: ['--check'],
    remedy: 'npm run format fixes them',
  },
  // knip.json turns off its plugins for Vite and Vitest: they cannot load a configuration in
  // a folder with a # or a %20 in its path.
  {
    name: 'unused code',
    file: 'node_modules/knip/bin/knip.js',
    args: ['--no-config-hints'],
  },
];

/** The whole build. */
export const build: Step = {
  name: 'build',
  file: 'commands/build.ts',
};

/** The SEO review, which fails if it finds an error that is not accepted. */
export const review: Step = {
  name: 'review',
  file: 'commands/review.ts',
};

/** Tests that any pack must pass. */
export const packTests: Step = {
  name: 'tests',
  file: 'node_modules/vitest/vitest.mjs',
  args: ['run', '--project', 'pack'],
};

const isWindows = process.platform === 'win32';
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs steps in parallel in `folder`. A step that passes prints one line. The error holds the
 * output of all failed steps, so that it is printed last. A signal to this process ends all steps.
 * @throws InputError with the output of each failed step
 */
export async function runSideBySide(
  folder: string,
  steps: readonly Step[],
): Promise<void> {
  console.log(`${steps.map(({ name }) => name).join(', ')}: started`);
  const running = new Set<ChildProcess>();
  const endAll = (signal: NodeJS.Signals) => {
    for (const child of running) end(child);
    process.kill(process.pid, signal);
  };
  for (const signal of signals) {
    process.once(signal, endAll);
  }
  const failures = await Promise.all(
    steps.map((step) => runStep(folder, step, running)),
  );
  for (const signal of signals) {
    process.removeListener(signal, endAll);
  }
  const problems = failures.filter((failure) => failure !== undefined);
  throwProblems(problems);
}

/** Runs a step. @returns the problem if it fails, undefined if it passes */
async function runStep(
  folder: string,
  { name, file, args = [], remedy = '' }: Step,
  running: Set<ChildProcess>,
) {
  const started = performance.now();
  const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  // The tool gets its own process group, so that a signal also ends the processes it starts.
  const words = [join(folder, file), ...args];
  const child = spawn(process.execPath, words, {
    cwd: folder,
    env: { ...colour, ...process.env },
    detached: !isWindows,
  });
  running.add(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (said += text));
  const [code] = await once(child, 'close');
  running.delete(child);
  const ms = performance.now() - started;
  const seconds = (ms / 1000).toFixed(1);
  if (code === 0) return void console.log(`${name}: passed (${seconds} s)`);
  const how = code === null ? 'ended by a signal' : `exit code ${code}`;
  const message = `${how}\n${said.trim()}\n${remedy}`.trim();
  return { file: name, message };
}

function end(child: ChildProcess): void {
  if (child.pid === undefined || isWindows) return void child.kill();
  try {
    process.kill(-child.pid, 'SIGTERM');
  } catch {
    // The process has just ended.
  }
}
