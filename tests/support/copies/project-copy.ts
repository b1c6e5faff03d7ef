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
import { afterAll } from 'vitest';
import { copyProject, type SharedFolder } from '../../../pack/copy-project.ts';
import { filesBelow } from '../../../core/disk/files-below.ts';
import type { Outcome } from '../servers/call-commands.ts';

/** Cache entries with which a copy renders without bundling again. */
const bundled = [
  'build.json',
  'pages.json',
  'towns.bin',
  'bundle',
  'renderer',
  'social',
].map((name) => `.cache/${name}`);
/** Folders that no build reads. */
const without = ['examples', 'docs', 'tests'];

type Variables = Readonly<Record<string, string>>;

interface CopyOptions {
  /** The folder to copy; by default the project itself. */
  readonly of?: string;
  /** Whether to copy the built site too, so that the copy's next build has nothing to do. */
  readonly isBuilt?: boolean;
  readonly own?: readonly SharedFolder[];
  /** Whether to copy tests and documents too. */
  readonly isWhole?: boolean;
}

/**
 * Copies the project for tests that build, change and break the copy, which is removed after the
 * tests of the file. Needs a finished build of the project itself.
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
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  const start = (
    script: string,
    args: readonly string[] = [],
    env: Variables = {},
  ) => startIn(root, [`commands/${script}`, ...args], env);
  /** Runs a script of the copy to its end. */
  const run = (...call: Parameters<typeof start>) => outcomeOf(start(...call));

  return {
    root,
    dist: join(root, 'dist'),
    start,
    run,
    build: (env?: Variables) => buildIn(root, env),
    read: (path: string) => readFileSync(join(root, path), 'utf8'),
    exists: (path: string) => existsSync(join(root, path)),
    write(path: string, text: string) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    },
    remove: (path: string) =>
      rmSync(join(root, path), { recursive: true, force: true }),
    /** Returns the hash of each file of `dist/`; empty if there is none. */
    site: () =>
      existsSync(join(root, 'dist')) ? hashFiles(join(root, 'dist')) : {},
  };
}

/** Starts a script of the project in `root` as npm does, without standard input. */
export const startIn = (
  root: string,
  words: readonly string[],
  env: Variables = {},
): ChildProcess =>
  spawn(process.execPath, ['--import', './commands/preflight.mjs', ...words], {
    cwd: root,
    env: { ...process.env, TZ: 'UTC', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** Builds the project in `root`. @throws Error if that fails or writes to standard error */
export async function buildIn(root: string, env?: Variables): Promise<void> {
  const build = startIn(root, ['commands/build.ts'], env);
  const { code, err } = await outcomeOf(build);
  if (code !== 0 || err !== '')
    throw new Error(`The build ended with exit code ${code}:\n${err}`);
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

/** Returns the names of the files that differ between two sites. */
export function changedFiles(
  one: Record<string, string>,
  other: Record<string, string>,
): string[] {
  return Object.keys({ ...one, ...other })
    .filter((file) => one[file] !== other[file])
    .sort();
}
