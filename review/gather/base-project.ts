import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { readText } from '../../pack/read-text.ts';
import {
  cardCache,
  iconCache,
  nameOf,
  pictureCache,
} from '../../pipeline/paths.ts';
import { git } from '../../snapshots/git.ts';
import { manifestFile, wordsFile } from '../../snapshots/committed-files.ts';
import { parseManifest } from '../../snapshots/manifest-file.ts';
import type { SiteState } from '../types.ts';

/** Files that take long to make and are the same for every commit. */
const shared = [
  'node_modules',
  '.cache/chromium',
  ...[pictureCache, cardCache, iconCache].map(nameOf),
];

/**
 * Builds the base with some of the edited files in place of its own.
 * @throws Error if the build fails
 */
export type BuildBase = (files: readonly string[]) => SiteState;

/**
 * Opens the project at a commit, in a worktree that is kept between reviews for its caches. The
 * commit's own code builds it.
 */
export function openBase(root: string, commit: string): BuildBase {
  const base = checkOut(root, commit, join(root, '.cache/review/base'));
  for (const name of shared) linkShared(join(root, name), join(base, name));
  /** The base's own content of each file replaced so far; undefined if it lacks the file. */
  const originals = new Map<string, Buffer | undefined>();
  return (files) => {
    for (const [name, content] of originals) put(join(base, name), content);
    for (const name of files) {
      const target = join(base, name);
      if (!originals.has(name)) originals.set(name, contentOf(target));
      put(target, contentOf(join(root, name)));
    }
    execFileSync(
      process.execPath,
      ['commands/build.ts', '--json', '--allow-missing-diary'],
      { cwd: base, stdio: 'pipe' },
    );
    const read = (file: string) => readText(join(base, nameOf(file)));
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

/**
 * Checks a commit out into a worktree at `folder` and discards earlier edits there.
 * @returns the project's folder in the worktree
 */
function checkOut(root: string, commit: string, folder: string): string {
  const inside = (...args: readonly string[]) =>
    git(root, ['-C', folder, ...args]);
  if (existsSync(join(folder, '.git')) && inside('rev-parse', 'HEAD')) {
    inside('reset', '--quiet', '--hard', commit);
    inside('clean', '--quiet', '-fd');
  } else {
    // A worktree made before the project was moved names a repository that is gone.
    rmSync(folder, { recursive: true, force: true });
    git(root, ['worktree', 'add', '--force', '--detach', folder, commit]);
  }
  return join(folder, git(root, ['rev-parse', '--show-prefix'])?.trim() ?? '');
}

function linkShared(folder: string, link: string): void {
  if (existsSync(link)) return;
  mkdirSync(folder, { recursive: true });
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(folder, link, 'junction');
}

const contentOf = (file: string) =>
  existsSync(file) ? readFileSync(file) : undefined;

/** Writes a file; removes it if it has no content. */
function put(file: string, content: Buffer | undefined): void {
  mkdirSync(dirname(file), { recursive: true });
  if (content) writeFileSync(file, content);
  else rmSync(file, { force: true });
}
