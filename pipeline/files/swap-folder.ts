import { existsSync, renameSync, rmSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

const previousOf = (target: string) => `${target}.previous`;

/** Puts back a folder that an interrupted swap left aside. */
export function recoverFolder(target: string): void {
  if (!existsSync(target) && existsSync(previousOf(target))) renameSync(previousOf(target), target);
}

/**
 * Makes the finished folder `next` the new `target`. Between two renames lies the only moment without one; `recoverFolder` mends it.
 * What was there goes to `former`, where nothing is yet; otherwise it is removed meanwhile, until the promise is fulfilled.
 */
export function swapFolder(next: string, target: string, former = previousOf(target)): Promise<void> {
  const previous = previousOf(target);
  rmSync(previous, { recursive: true, force: true });
  const isReplaced = existsSync(target);
  if (isReplaced) renameSync(target, previous);
  renameSync(next, target);
  if (isReplaced && !existsSync(former)) renameSync(previous, former);
  return removeAside(previous);
}

/** Removes a folder, where it is there, in a thread: of many thousand files that takes a tenth of a small build. */
export async function removeAside(folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  const script = `require('node:fs').rmSync(require('node:worker_threads').workerData, { recursive: true, force: true })`;
  const worker = new Worker(script, { eval: true, execArgv: [], workerData: folder });
  await new Promise<void>((resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', () => resolve());
  });
}
