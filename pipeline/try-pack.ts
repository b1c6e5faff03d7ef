import { cpSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { InputError } from '../src/domain/problems.ts';
import { copyProject } from './copy-project.ts';
import {
  closeUpSizesFile,
  contentFolder,
  embeddedPostsFile,
  manifestFile,
  nameOf,
  pictureSizesFile,
  wordsFile,
} from './paths.ts';

/** What a business brings. */
const packFolders = ['site', 'templates'];

/** Committed products of the present pack: the copy makes its own. */
const products = [contentFolder, manifestFile, wordsFile, embeddedPostsFile].map(nameOf);

/**
 * A copy of the project in a temporary folder with the pack of `folder` in the place of ours.
 * @throws InputError where the folder is no pack.
 */
export function copyWithPack(folder: string): string {
  const missing = packFolders.filter((name) => !existsSync(join(folder, name)));
  if (missing.length > 0)
    throw new InputError(
      missing.map((name) => ({
        file: folder,
        field: name,
        message: 'is missing: a pack has site/ and templates/',
      })),
    );
  const copy = copyProject({ without: ['examples', ...packFolders, ...products] });
  for (const name of packFolders) cpSync(join(folder, name), join(copy, name), { recursive: true });
  for (const file of [pictureSizesFile, closeUpSizesFile]) writeFileSync(join(copy, nameOf(file)), '{}\n');
  return copy;
}
