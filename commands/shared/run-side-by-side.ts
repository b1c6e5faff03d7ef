import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { InputError } from '../../src/domain/problems.ts';

/** A program that Node runs in the project's folder. */
export interface Step {
  readonly name: string;
  readonly file: string;
  readonly args?: readonly string[];
  /** What mends all that it can find. */
  readonly remedy?: string;
}

/** What holds without running anything of the project. */
export const checks: readonly Step[] = [
  // Four checkers take twice the processor's time for what they all look at, and are no sooner done beside the other tools.
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
    remedy: 'npm run format lays them out',
  },
  {
    name: 'unused code',
    file: 'node_modules/knip/bin/knip.js',
    args: ['--no-config-hints'],
  },
];

/** Whether the site can be built. */
export const build: Step = { name: 'build', file: 'commands/build.ts' };

const isWindows = process.platform === 'win32';
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs steps side by side in `folder` until the last has ended. One that is right gets a line; what the others said is in the error,
 * so that it is read last. A signal that ends this process ends them too.
 * @throws InputError with all that the failed steps said, each under its name.
 */
export async function runSideBySide(
  folder: string,
  steps: readonly Step[],
): Promise<void> {
  console.log(`${steps.map(({ name }) => name).join(', ')}: begun`);
  const running = new Set<ChildProcess>();
  const endAll = (signal: NodeJS.Signals) => {
    for (const child of running) end(child);
    process.kill(process.pid, signal);
  };
  for (const signal of signals) process.once(signal, endAll);
  const failures = await Promise.all(
    steps.map((step) => runStep(folder, step, running)),
  );
  for (const signal of signals) process.removeListener(signal, endAll);
  const problems = failures.filter((failure) => failure !== undefined);
  if (problems.length > 0) throw new InputError(problems);
}

/** @returns what is wrong, if anything is. */
async function runStep(
  folder: string,
  { name, file, args = [], remedy = '' }: Step,
  running: Set<ChildProcess>,
) {
  const started = performance.now();
  const env = process.stdout.isTTY
    ? { FORCE_COLOR: '1', ...process.env }
    : process.env;
  // A group of its own, which can be ended whole: a tool may have started others.
  const child = spawn(process.execPath, [join(folder, file), ...args], {
    cwd: folder,
    env,
    detached: !isWindows,
  });
  running.add(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (said += text));
  const code = await new Promise<number | null>((resolve, reject) =>
    child.on('error', reject).on('close', resolve),
  );
  running.delete(child);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (code === 0) return void console.log(`${name}: right (${seconds} s)`);
  return {
    file: name,
    message:
      `${code === null ? 'ended by a signal' : `exit code ${code}`}\n${said.trim()}\n${remedy}`.trim(),
  };
}

function end(child: ChildProcess): void {
  if (child.pid === undefined || isWindows) return void child.kill();
  try {
    process.kill(-child.pid, 'SIGTERM');
  } catch {
    // It ended a moment ago.
  }
}
