import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const project = join(import.meta.dirname, '../..');

const sources = [
  'src',
  'site',
  'review',
  'pipeline',
  'commands',
  'snapshots',
  'server',
  'generator',
  'templates',
  'public',
  'supabase',
  'index.html',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
  // With the finished bundle beside it, a copy renders without bundling again.
  '.cache/build.json',
  '.cache/pages.json',
  '.cache/towns.bin',
  '.cache/bundle',
  '.cache/renderer',
  // Cards are as good as pictures, but one pack's own.
  '.cache/social',
];
/** What a build leaves beside that: with it a copy is as built as the project, and its next build has nothing to do. */
const built = ['dist'];
/** Linked, unless a copy is to break them. */
const shared = ['node_modules', '.cache/chromium', '.cache/pictures'] as const;

interface Outcome {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export type ProjectCopy = ReturnType<typeof copyProject>;

interface CopyOptions {
  /** The folder that is copied: the project itself, unless told. */
  readonly of?: string;
  readonly isBuilt?: boolean;
  /** What the copy has to itself that copies share otherwise. */
  readonly own?: readonly (typeof shared)[number][];
}

/** A copy of the project, to build, change and break. It needs a finished build of the project itself. */
export function copyProject({ of = project, isBuilt = false, own = [] }: CopyOptions = {}) {
  const root = mkdtempSync(join(tmpdir(), 'site-'));
  for (const path of [...sources, ...(isBuilt ? built : []), ...own])
    cpSync(realpathSync(join(of, path)), join(root, path), { recursive: true, preserveTimestamps: true });
  for (const path of shared.filter((name) => !own.includes(name)))
    if (existsSync(join(of, path))) symlinkSync(realpathSync(join(of, path)), join(root, path));

  const start = (script: string, args: readonly string[] = [], env: Record<string, string> = {}) =>
    startIn(root, script, { args, env });

  return {
    root,
    start,
    /** Runs a script of the copy to its end. */
    run: (script: string, args: readonly string[] = [], env: Record<string, string> = {}) =>
      outcomeOf(start(script, args, env)),
    read: (path: string) => readFileSync(join(root, path), 'utf8'),
    exists: (path: string) => existsSync(join(root, path)),
    write(path: string, text: string) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    },
    remove: (path: string) => rmSync(join(root, path), { recursive: true, force: true }),
    /** Files of `dist/` with the hash of their content. */
    site: () => hashFiles(join(root, 'dist')),
    dispose: () => rmSync(root, { recursive: true, force: true }),
  };
}

interface StartOptions {
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** Starts a script of the copy in `root` as npm does. */
export function startIn(root: string, script: string, { args = [], env = {} }: StartOptions = {}): ChildProcess {
  const ahead = ['--import', pathToFileURL(join(root, 'commands/preflight.mjs')).href];
  return spawn(process.execPath, [...ahead, join(root, 'commands', script), ...args], {
    cwd: root,
    env: { ...process.env, TZ: 'UTC', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

export function outcomeOf(child: ChildProcess): Promise<Outcome> {
  let out = '';
  let err = '';
  child.stdout!.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr!.on('data', (chunk: Buffer) => (err += chunk.toString()));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, out, err })));
}

function hashFiles(folder: string): Record<string, string> {
  if (!existsSync(folder)) return {};
  const files = readdirSync(folder, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    files
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [file.slice(folder.length + 1), createHash('sha256').update(readFileSync(file)).digest('hex')]),
  );
}

/** Ends the description in a town's profile with a sentence: what a small change of content looks like. */
export function changeTown(copy: ProjectCopy, town: string, words: string): void {
  const file = `site/profiles/${town}.json`;
  const profile = JSON.parse(copy.read(file));
  profile.setting = `${profile.setting.split('. ').slice(0, 3).join('. ')}. ${words}`;
  copy.write(file, JSON.stringify(profile, null, 2));
}

/** What of two sites differs, as file names. */
export function changedFiles(one: Record<string, string>, other: Record<string, string>): string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((file) => one[file] !== other[file]).sort();
}
