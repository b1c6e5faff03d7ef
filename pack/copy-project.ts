import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { packParts } from '../core/disk/pack-folder.ts';
import { manifestFile, wordsFile } from '../core/disk/committed-files.ts';
import { removeAll } from '../core/disk/write-file.ts';
import { throwProblems } from '../core/domain/problems.ts';
import { contentFolder, nameOf, root } from '../core/disk/project-paths.ts';

/** Committed files that a build makes from the pack. */
const productsOfPack = [contentFolder, manifestFile, wordsFile].map(nameOf);

/**
 * Copies the project, with the pack in `folder` instead of its own, into a temporary folder.
 * Returns the copy's path.
 * @throws InputError if `folder` does not hold a pack
 */
export function copyWithPack(folder: string): string {
  const missing = packParts.filter((name) => !existsSync(join(folder, name)));
  const message = 'is missing: a pack has site/ and templates/';
  const problems = missing.map((field) => ({ file: folder, field, message }));
  throwProblems(problems);
  const copy = copyProject({ without: [...packParts, ...productsOfPack] });
  for (const name of packParts)
    cpSync(join(folder, name), join(copy, name), { recursive: true });
  return copy;
}

/** Top-level names that are copied only on request: products, packages and git's own folder. */
const uncopied =
  /^(?:\.git|\.cache|\.leads|\.build\.lock.*|node_modules|coverage|dist(?:\..*)?)$/;

/** Folders that every copy links to: they take long to make and are the same in all copies. */
const shared = ['node_modules', '.cache/chromium', '.cache/pictures'] as const;

export type SharedFolder = (typeof shared)[number];

interface CopyOptions {
  /** The project to copy; this one unless given. */
  readonly from?: string;
  /** Files and folders not to copy. */
  readonly without?: readonly string[];
  /** Build products to copy too, if they exist. */
  readonly also?: readonly string[];
  /** Shared folders to copy instead of linking, so that tests can damage them. */
  readonly own?: readonly SharedFolder[];
}

/** Copies the project into a new temporary folder. Returns its path. */
export function copyProject({
  from = root,
  without = [],
  also = [],
  own = [],
}: CopyOptions = {}): string {
  const copy = mkdtempSync(join(tmpdir(), 'site-'));
  const sources = readdirSync(from).filter((name) => !uncopied.test(name));
  const options = { recursive: true, preserveTimestamps: true };
  for (const name of [...sources, ...also, ...own]) {
    const source = join(from, name);
    if (without.includes(name) || !existsSync(source)) continue;
    cpSync(realpathSync(source), join(copy, name), options);
  }
  for (const name of shared) {
    if (own.includes(name)) continue;
    const [source, link] = [join(from, name), join(copy, name)];
    mkdirSync(source, { recursive: true });
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(realpathSync(source), link);
  }
  // The loop above skips only top-level names, so excluded paths below them are removed here.
  for (const name of without) {
    removeAll(join(copy, name));
  }
  return copy;
}
