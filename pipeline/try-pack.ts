import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { InputError } from '../src/domain/problems.ts';
import { pictureCache, root } from './paths.ts';

/** What a business brings. */
const packFolders = ['site', 'templates'];

/** Neither copied nor missed: what is made, what is shared and what belongs to another pack. */
const left = new Set([
  '.git',
  '.cache',
  '.build.lock',
  'node_modules',
  'dist',
  'dist.next',
  'dist.hosts',
  'dist.shards',
  'examples',
  ...packFolders,
]);

/** Committed products of the present pack: the copy makes its own. */
const products = ['public/content', 'snapshots/manifest.json', 'snapshots/words.txt', 'snapshots/diary.json'];

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
  const copy = mkdtempSync(join(tmpdir(), 'pack-'));
  for (const name of readdirSync(root))
    if (!left.has(name)) cpSync(join(root, name), join(copy, name), { recursive: true });
  for (const name of packFolders) cpSync(join(folder, name), join(copy, name), { recursive: true });
  for (const name of products) rmSync(join(copy, name), { recursive: true, force: true });
  for (const name of ['pictures', 'close-ups']) writeFileSync(join(copy, `src/content/${name}.generated.json`), '{}\n');
  mkdirSync(join(copy, '.cache'));
  // A picture's name holds a hash of what it is made from: packs can keep theirs in one folder, for the next time.
  mkdirSync(pictureCache, { recursive: true });
  for (const name of ['node_modules', '.cache/chromium', '.cache/pictures'])
    if (existsSync(join(root, name))) symlinkSync(join(root, name), join(copy, name));
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
