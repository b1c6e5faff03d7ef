import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { InputError, type Problem } from '../../../src/domain/problems.ts';
import type { StageReport } from '../../cache/stage.ts';
import { root } from '../../places.ts';

export const bundlerScript = join(root, 'build/stages/bundles/run-bundler.ts');

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
  let child: ChildProcess | undefined;
  const start = () => (child ??= fork(bundlerScript, { cwd: root, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] }));
  return {
    start: () => void start(),
    bundle: (name) => ask(start(), name),
    stop() {
      child?.kill('SIGKILL');
      child = undefined;
    },
  };
}

function ask(child: ChildProcess, name: BundleName): Promise<StageReport> {
  return new Promise((resolve, reject) => {
    const onAnswer = (answer: BundlerAnswer) => {
      child.off('exit', onExit);
      if ('report' in answer) resolve(answer.report);
      else reject('problems' in answer ? new InputError(answer.problems) : new Error(answer.fault));
    };
    const onExit = (code: number | null, signal: string | null) => {
      child.off('message', onAnswer);
      const how = signal ? `ended by ${signal}` : `exit code ${code}`;
      reject(new InputError([{ file: 'bundle', message: `its process stopped (${how}): run the build again` }]));
    };
    child.once('message', onAnswer);
    child.once('exit', onExit);
    child.send(name);
  });
}
