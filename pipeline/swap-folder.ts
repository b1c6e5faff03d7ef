import { existsSync, lstatSync, renameSync } from 'node:fs';
import { basename } from 'node:path';
import { removeAll } from '../core/disk/write-file.ts';
import { inputError } from '../core/domain/problems.ts';

const previousOf = (target: string) => `${target}.previous`;

/**
 * Refuses a target that is a link: a build would replace the link, and the folder that it leads to,
 * such as a web root, would keep the old site.
 * @throws InputError
 */
export function refuseLink(target: string): void {
  const isLink = lstatSync(target, { throwIfNoEntry: false })?.isSymbolicLink();
  if (!isLink) return;
  const message =
    'is a link, and a build would not reach the folder that it leads to: remove the link, build, and ' +
    'send the site there with npm run publish';
  throw inputError(basename(target), message);
}

/** Puts back the folder that an interrupted swap moved away. */
export function recoverFolder(target: string): void {
  if (!existsSync(target) && existsSync(previousOf(target)))
    renameSync(previousOf(target), target);
}

/**
 * Replaces `target` with the finished folder `next`, and removes the old one.
 * `target` is missing only between two renames; if the swap is interrupted there,
 * `recoverFolder` restores the old folder.
 * @throws InputError if `target` is the root of a mounted disk
 */
export function swapFolder(next: string, target: string): void {
  const previous = previousOf(target);
  removeAll(previous);
  if (existsSync(target)) moveAway(target, previous);
  renameSync(next, target);
  removeAll(previous);
}

function moveAway(target: string, previous: string): void {
  try {
    renameSync(target, previous);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EBUSY') throw error;
    const message =
      'cannot be replaced, since a disk is mounted there: mount the folder above and build again';
    throw inputError(basename(target), message);
  }
}
