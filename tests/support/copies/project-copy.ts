import { spawn, type ChildProcess } from 'node:child_process';
import { hash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  copyProject,
  type SharedFolder,
} from '../../../pipeline/copy-project.ts';
import { filesBelow } from '../../../pack/files-below.ts';

/** With the finished bundle a copy renders without bundling again. */
const bundled = [
  'build.json',
  'pages.json',
  'towns.bin',
  'bundle',
  'renderer',
  'social',
].map((name) => `.cache/${name}`);
/** No build reads them. */
const without = ['examples', 'docs', 'bench', 'tests'];

interface Outcome {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export type ProjectCopy = ReturnType<typeof copyToChange>;

interface CopyOptions {
  /** The folder that is copied: the project itself, unless told. */
  readonly of?: string;
  /** With its site, so that its next build has nothing to do. */
  readonly isBuilt?: boolean;
  readonly own?: readonly SharedFolder[];
  /** With tests and documents, for what looks at them too. */
  readonly isWhole?: boolean;
}

/**
 * A copy of the project, to build, change and break. It needs a finished build of the project
 * itself.
 */
export function copyToChange({
  of,
  isBuilt = false,
  own,
  isWhole = false,
}: CopyOptions = {}) {
  const also = isBuilt ? [...bundled, 'dist'] : bundled;
  const root = copyProject({
    from: of,
    without: isWhole ? [] : without,
    also,
    own,
  });

  const start = (
    script: string,
    args: readonly string[] = [],
    env: Readonly<Record<string, string>> = {},
  ) => startIn(root, script, args, env);

  return {
    root,
    dist: join(root, 'dist'),
    start,
    /** Runs a script of the copy to its end. */
    run: (
      script: string,
      args: readonly string[] = [],
      env: Readonly<Record<string, string>> = {},
    ) => outcomeOf(start(script, args, env)),
    read: (path: string) => readFileSync(join(root, path), 'utf8'),
    exists: (path: string) => existsSync(join(root, path)),
    write(path: string, text: string) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    },
    remove: (path: string) =>
      rmSync(join(root, path), { recursive: true, force: true }),
    /** Files of `dist/` with the hash of their content; empty if there is none. */
    site: () =>
      existsSync(join(root, 'dist')) ? hashFiles(join(root, 'dist')) : {},
    dispose: () => rmSync(root, { recursive: true, force: true }),
  };
}

/**
 * A copy that is built for another environment, so that the `dist/` of what is copied stays as it
 * is.
 */
export async function buildCopy(
  environment: Readonly<Record<string, string>>,
  of?: string,
): Promise<ProjectCopy> {
  const copy = copyToChange({ of });
  const { code, out, err } = await copy.run('build.ts', [], environment);
  if (code !== 0) throw new Error(`The copy could not be built:\n${out}${err}`);
  return copy;
}

/** Starts a script of the copy in `root` as npm does. */
export function startIn(
  root: string,
  script: string,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): ChildProcess {
  const ahead = [
    '--import',
    pathToFileURL(join(root, 'commands/preflight.mjs')).href,
  ];
  return spawn(
    process.execPath,
    [...ahead, join(root, 'commands', script), ...args],
    {
      cwd: root,
      env: { ...process.env, TZ: 'UTC', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
}

export function outcomeOf(child: ChildProcess): Promise<Outcome> {
  let out = '';
  let err = '';
  child.stdout!.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr!.on('data', (chunk: Buffer) => (err += chunk.toString()));
  return new Promise((resolve) =>
    child.on('close', (code) => resolve({ code, out, err })),
  );
}

const hashFiles = (folder: string): Record<string, string> =>
  Object.fromEntries(
    filesBelow(folder).map((file) => [
      file,
      hash('sha256', readFileSync(join(folder, file))),
    ]),
  );

/** Adds a sentence to the description in a town's profile: a small change of content. */
export function changeTown(
  copy: ProjectCopy,
  town: string,
  words: string,
): void {
  const file = `site/profiles/${town}.json`;
  const profile = JSON.parse(copy.read(file));
  profile.setting = `${profile.setting.split('. ').slice(0, 3).join('. ')}. ${words}`;
  copy.write(file, JSON.stringify(profile, null, 2));
}

/** Names of the files that differ between two sites. */
export function changedFiles(
  one: Record<string, string>,
  other: Record<string, string>,
): string[] {
  return Object.keys({ ...one, ...other })
    .filter((file) => one[file] !== other[file])
    .sort();
}
