import { execFile } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import {
  cardCache,
  iconCache,
  nameOf,
  pictureCache,
} from '../../pipeline/paths.ts';
import { manifestFile, wordsFile } from '../../snapshots/committed-files.ts';
import { parseManifest } from '../../snapshots/manifest-file.ts';
import type { SiteState } from '../types.ts';
import { checkOut } from './git.ts';

const run = promisify(execFile);

/** Files that take long to make and are the same for every commit. */
const shared = [
  'node_modules',
  '.cache/chromium',
  ...[pictureCache, cardCache, iconCache].map(nameOf),
];

/**
 * Builds the base with some of the edited files as they are now.
 * @throws Error if the build fails
 */
export type BuildBase = (files: readonly string[]) => Promise<SiteState>;

/**
 * Opens the project at a commit, in a worktree that stays between reviews so that its caches hold.
 * The commit's own code builds it.
 */
export function openBase(root: string, commit: string): BuildBase {
  const base = checkOut(root, commit, join(root, '.cache/review/base'));
  for (const name of shared) linkShared(join(root, name), join(base, name));
  let restore = () => {};
  return async (files) => {
    restore();
    restore = replaceFiles({ from: root, to: base, files });
    await run(
      process.execPath,
      ['commands/build.ts', '--json', '--allow-missing-diary'],
      { cwd: base },
    );
    const read = (file: string) =>
      readFileSync(join(base, nameOf(file)), 'utf8');
    const { site, pages } = parseManifest(
      { manifest: read(manifestFile), words: read(wordsFile) },
      nameOf(manifestFile),
    );
    return {
      site,
      pages: new Map(pages.map((page) => [page.path, () => page])),
    };
  };
}

function linkShared(folder: string, link: string): void {
  if (existsSync(link)) return;
  mkdirSync(folder, { recursive: true });
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(folder, link, 'junction');
}

interface ReplaceOptions {
  readonly from: string;
  readonly to: string;
  readonly files: readonly string[];
}

/**
 * Copies files from one folder over another's; a file missing in `from` is removed.
 * @returns a function that undoes it
 */
function replaceFiles({ from, to, files }: ReplaceOptions): () => void {
  const undo = files.map((name) => {
    const [source, target] = [join(from, name), join(to, name)];
    const before = existsSync(target) ? readFileSync(target) : undefined;
    mkdirSync(dirname(target), { recursive: true });
    if (existsSync(source)) copyFileSync(source, target);
    else rmSync(target, { force: true });
    return () =>
      before ? writeFileSync(target, before) : rmSync(target, { force: true });
  });
  return () => undo.forEach((undoOne) => undoOne());
}
