import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { outcomeOf, startIn } from './project-copy.ts';

const root = join(import.meta.dirname, '../..');
const copied = [
  'src',
  'generator',
  'templates',
  'public',
  'snapshots',
  'site',
  'review',
  'pipeline',
  'commands',
  'server',
  'supabase',
  'index.html',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'tsconfig.json',
];
const shared = ['node_modules', '.cache/pictures', '.cache/social', '.cache/chromium'];

interface Copy {
  /** Folder of the copy's built site. */
  readonly dist: string;
  remove(): void;
}

/** Builds a copy of the project for another environment, so that the project's own `dist/` stays as it is. */
export async function buildCopy(environment: Readonly<Record<string, string>>): Promise<Copy> {
  const folder = mkdtempSync(join(tmpdir(), 'site-copy-'));
  mkdirSync(join(folder, '.cache'));
  for (const name of copied) cpSync(join(root, name), join(folder, name), { recursive: true });
  for (const name of shared) if (existsSync(join(root, name))) symlinkSync(join(root, name), join(folder, name));
  const { code, out, err } = await outcomeOf(startIn(folder, 'build.ts', { env: environment }));
  if (code !== 0) throw new Error(`The copy could not be built:\n${out}${err}`);
  return { dist: join(folder, 'dist'), remove: () => rmSync(folder, { recursive: true, force: true }) };
}
