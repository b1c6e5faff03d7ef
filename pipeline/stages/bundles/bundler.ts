import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { InputError, type Problem } from '../../../src/domain/problems.ts';
import type { StageReport } from '../../cache/stage.ts';
import { root } from '../../paths.ts';

export const bundlerScript = join(root, 'pipeline/stages/bundles/run-bundler.ts');

export type BundleName = 'renderer' | 'site';

/** What the bundler's process says of a bundle: what it was made from, what is wrong with that, or what broke. */
export type BundlerAnswer =
  | { readonly report: StageReport }
  | { readonly problems: readonly Problem[] }
  | { readonly fault: string };

/** Vite in a process of its own, beside the build's: what it holds, up to 200 MB, goes with it before pages are rendered. */
export interface Bundler {
  /** Starts it before there is anything to bundle. */
  readonly start: () => void;
  /**
   * Makes a bundle, one at a time. Returns what it was made from.
   * @throws InputError for everything that Vite complains of.
   */
  readonly bundle: (name: BundleName) => Promise<StageReport>;
  /** Ends it. A bundle that is being made then comes to nothing. */
  readonly stop: () => void;
}

/** A bundler that starts with its first bundle, unless told to before. */
export function openBundler(): Bundler {
  let running: { readonly child: ChildProcess; readonly ended: Promise<never> } | undefined;
  const start = () => {
    const child = fork(bundlerScript, { cwd: root, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    return (running = { child, ended: endOf(child) });
  };
  return {
    start: () => void (running ??= start()),
    async bundle(name) {
      const { child, ended } = (running ??= start());
      const answered = once(child, 'message') as Promise<[BundlerAnswer]>;
      // That it could not be sent shows in how the process ended.
      child.send(name, () => undefined);
      const [answer] = await Promise.race([answered, ended]);
      if ('report' in answer) return answer.report;
      throw 'problems' in answer ? new InputError(answer.problems) : new Error(answer.fault);
    },
    stop() {
      running?.child.kill('SIGKILL');
      running = undefined;
    },
  };
}

/** Rejected once a process is no more, with how it ended. */
function endOf(child: ChildProcess): Promise<never> {
  const ended = new Promise<never>((_, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      const how = signal ? `ended by ${signal}` : `exit code ${code}`;
      reject(new InputError([{ file: 'bundle', message: `its process stopped (${how}): run the build again` }]));
    });
  });
  // It may end while nobody waits for a bundle.
  ended.catch(() => undefined);
  return ended;
}
