import { existsSync, renameSync, rmSync } from 'node:fs';

const previousOf = (target: string) => `${target}.previous`;

/** Puts back a folder that an interrupted swap left aside. */
export function recoverFolder(target: string): void {
  if (!existsSync(target) && existsSync(previousOf(target))) renameSync(previousOf(target), target);
}

/** Makes the finished folder `next` the new `target`. Between two renames lies the only moment without one; `recoverFolder` mends it. */
export function swapFolder(next: string, target: string): void {
  rmSync(previousOf(target), { recursive: true, force: true });
  if (existsSync(target)) renameSync(target, previousOf(target));
  renameSync(next, target);
  rmSync(previousOf(target), { recursive: true, force: true });
}
