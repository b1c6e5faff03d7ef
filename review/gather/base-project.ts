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
import { readText } from '../../core/disk/read-text.ts';
import { npmCall } from '../../pipeline/npm-call.ts';
import {
  cardCache,
  dist,
  iconCache,
  nameOf,
  pictureCache,
} from '../../core/disk/project-paths.ts';
import { readVariables } from '../../server/read-environment.ts';
import { readIfThere } from '../../core/disk/read-file.ts';
import { git } from '../../core/disk/git.ts';
import { manifestFile, wordsFile } from '../../core/disk/committed-files.ts';
import { parseManifest } from '../../snapshots/manifest-file.ts';
import type { SiteState } from '../types.ts';

const packages = 'node_modules';
/** Files that take long to make and are the same for every commit. */
const shared = [
  '.cache/chromium',
  ...[pictureCache, cardCache, iconCache].map(nameOf),
];

/**
 * Builds the base with some of the edited files in place of its own.
 * @throws Error if the build fails
 */
type BuildBase = (files: readonly string[]) => SiteState;

interface Base {
  readonly build: BuildBase;
  /** The site that the last build made. */
  readonly dist: string;
}

/**
 * Opens the project at a commit, in a worktree that is kept between reviews for its caches. The
 * commit's own code builds it, with its own packages if its lock file differs from ours.
 * @throws Error if its packages cannot be installed
 */
export function openBase(root: string, commit: string): Base {
  const base = join(root, '.cache/review/base');
  const project = checkOut(root, commit, base);
  discardEdits(root, base, commit);
  const links = hasOurPackages(root, project) ? [packages, ...shared] : shared;
  // A link to our packages must be gone before npm empties the folder.
  rmSync(join(project, packages), { recursive: true, force: true });
  if (links === shared) installPackages(project);
  const build = (files: readonly string[]) => {
    discardEdits(root, base, commit);
    for (const name of links) linkShared(join(root, name), join(project, name));
    for (const name of files)
      put(join(project, name), contentOf(join(root, name)));
    execFileSync(
      process.execPath,
      ['commands/build.ts', '--json', '--allow-missing-diary'],
      { cwd: project, stdio: 'pipe', env: readVariables(root) },
    );
    const read = (file: string) => readText(join(project, nameOf(file)));
    const { site, pages } = parseManifest(
      { manifest: read(manifestFile), words: read(wordsFile) },
      nameOf(manifestFile),
    );
    return {
      site,
      pages: new Map(pages.map((page) => [page.path, () => page])),
    };
  };
  return { build, dist: join(project, nameOf(dist)) };
}

function hasOurPackages(root: string, project: string): boolean {
  const [ours, theirs] = [root, project].map((folder) =>
    readIfThere(join(folder, 'package-lock.json')),
  );
  return ours === theirs;
}

function installPackages(project: string): void {
  const [npm, args] = npmCall(['ci', '--prefer-offline']);
  execFileSync(npm, args, { cwd: project, stdio: 'pipe' });
}

/**
 * Checks a commit out into a worktree at `folder`.
 * @returns the project's folder in the worktree
 */
function checkOut(root: string, commit: string, folder: string): string {
  const isWhole =
    existsSync(join(folder, '.git')) &&
    git(root, ['-C', folder, 'rev-parse', 'HEAD']) !== undefined;
  if (!isWhole) {
    // A worktree made before the project was moved names a repository that is gone.
    rmSync(folder, { recursive: true, force: true });
    git(root, ['worktree', 'add', '--force', '--detach', folder, commit]);
  }
  return join(folder, git(root, ['rev-parse', '--show-prefix'])?.trim() ?? '');
}

/** Puts a worktree's files back as a commit has them, apart from caches. */
function discardEdits(root: string, folder: string, commit: string): void {
  git(root, ['-C', folder, 'reset', '--quiet', '--hard', commit]);
  git(root, ['-C', folder, 'clean', '--quiet', '-fd']);
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
