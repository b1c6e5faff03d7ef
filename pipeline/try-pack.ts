import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
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

/** Strings of another business that files of `dist/` hold, as `file: string`. Text files alone: pictures say nothing. */
export function findStrings(dist: string, strings: readonly string[]): string[] {
  const pattern = new RegExp(`(?<![\\w-])(?:${strings.map(RegExp.escape).join('|')})(?![\\w-])`);
  return readdirSync(dist, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(?:html|json|js|css|xml|txt|svg|webmanifest)$|^_headers$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .flatMap((file) => {
      const [found] = pattern.exec(readFileSync(file, 'utf8')) ?? [];
      return found === undefined ? [] : [`dist/${relative(dist, file)}: "${found}"`];
    });
}
