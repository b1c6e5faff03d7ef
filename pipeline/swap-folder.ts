import { existsSync, renameSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename } from 'node:path';
import { inputError } from '../src/domain/problems.ts';

const previousOf = (target: string) => `${target}.previous`;

/** Puts back the folder that an interrupted swap moved away. */
export function recoverFolder(target: string): void {
  if (!existsSync(target) && existsSync(previousOf(target)))
    renameSync(previousOf(target), target);
}

/**
 * Replaces `target` by the finished folder `next`. Only between two renames is there no `target`;
 * `recoverFolder` restores it after an interruption there. Resolves when the old folder is removed.
 * @throws InputError if `target` is the root of a mounted disk
 */
export async function swapFolder(next: string, target: string): Promise<void> {
  const previous = previousOf(target);
  await rm(previous, { recursive: true, force: true });
  if (existsSync(target)) moveAway(target, previous);
  renameSync(next, target);
  await rm(previous, { recursive: true, force: true });
}

function moveAway(target: string, previous: string): void {
  try {
    renameSync(target, previous);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EBUSY'))
      throw error;
    const message =
      'cannot be replaced, since a disk is mounted there: mount the folder above and build again';
    throw inputError(basename(target), message);
  }
}
