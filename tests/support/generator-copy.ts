import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** What the generator is made of and works from. */
const parts = [
  'package.json',
  'generator',
  'snapshots',
  'src/domain',
  'site',
  'text',
  'pack',
  'build',
  'server',
  'commands',
  'templates',
];

export interface Run {
  /** Exit code. */
  readonly code: number | null;
  readonly out: string;
  /** Lines on standard error. */
  readonly errors: readonly string[];
}

/**
 * A copy of the generator and its inputs in a temporary folder, for tests that break or change them.
 * It is removed when the test has finished.
 */
export function copyGenerator() {
  const folder = mkdtempSync(join(tmpdir(), 'generator-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const part of parts) cpSync(join(root, part), join(folder, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const path = (file: string) => join(folder, file);
  return {
    path,
    read: (file: string) => readFileSync(path(file), 'utf8'),
    write: (file: string, text: string) => writeFileSync(path(file), text),
    remove: (file: string) => rmSync(path(file), { recursive: true }),
    /** Brings the committed content, for tests that start from it. */
    bringContent: () => cpSync(join(root, 'public/content'), path('public/content'), { recursive: true }),
    /** Changes a JSON file in place. */
    edit<T>(file: string, change: (value: T) => void): void {
      const value = JSON.parse(readFileSync(path(file), 'utf8')) as T;
      change(value);
      writeFileSync(path(file), JSON.stringify(value));
    },
    /** Runs the generator's command line. */
    generate(args: readonly string[] = [], env: Readonly<Record<string, string>> = {}): Run {
      const { status, stdout, stderr } = spawnSync(process.execPath, [path('commands/generate.ts'), ...args], {
        cwd: folder,
        // The next run finds the code compiled.
        env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: path('.compiled'), ...env },
        encoding: 'utf8',
      });
      return { code: status, out: stdout, errors: stderr.split('\n').filter((line) => line !== '') };
    },
  };
}
