import { Worker } from 'node:worker_threads';
import { InputError, type Problem } from '../../../src/domain/problems.ts';
import type { StageReport } from '../../cache/stage.ts';

/** What is bundled: the code that renders pages, and what visitors load. */
export type BundleName = 'renderer' | 'bundle';

/** What the thread says of a bundle. */
export type BundleAnswer = { readonly report: StageReport } | { readonly problems: readonly Problem[] };

interface Thread {
  readonly worker: Worker;
  /** Rejected where it fails or ends by itself. */
  readonly failed: Promise<never>;
}

/*
 * The bundler has a thread of its own: Vite is loaded and called on one core while the build starts the generator and the browser
 * and takes in pages on the other.
 */
let thread: Thread | undefined;
let last: Promise<unknown> = Promise.resolve();

/** Loads the bundler, before there is anything to bundle. The process does not wait for it. */
export function startBundler(): Thread {
  if (thread) return thread;
  const worker = new Worker(new URL('./bundle-thread.ts', import.meta.url));
  worker.unref();
  const failed = new Promise<never>((_, reject) => {
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The bundler's thread ended with ${code}`)));
  });
  failed.catch(() => undefined);
  return (thread = { worker, failed });
}

/**
 * Makes a bundle after those that were asked for before, and not where one of them failed. Returns what it was made from.
 * @throws InputError for everything that the bundler complains of.
 */
export function makeBundle(name: BundleName): Promise<StageReport> {
  const made = last.then(() => ask(startBundler(), name));
  last = made;
  return made;
}

/** Ends the thread, and gives its memory back. */
export async function endBundler(): Promise<void> {
  await thread?.worker.terminate();
  thread = undefined;
  last = Promise.resolve();
}

async function ask({ worker, failed }: Thread, name: BundleName): Promise<StageReport> {
  worker.ref();
  const answered = new Promise<BundleAnswer>((resolve) => worker.once('message', resolve));
  worker.postMessage(name, []);
  try {
    const answer = await Promise.race([answered, failed]);
    if ('problems' in answer) throw new InputError(answer.problems);
    return answer.report;
  } finally {
    worker.unref();
  }
}
