import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expandGlob, parseModule, type Import } from '../../review/gather/parse-module.ts';

const root = join(import.meta.dirname, '../..');
const folders = [
  'src',
  'site',
  'generator',
  'snapshots',
  'review',
  'pipeline',
  'commands',
  'server',
  'supabase',
  'tests',
];
const rootFiles = ['vite.config.ts', 'vitest.config.ts'];

export interface SourceModule {
  /** Relative to the project, with forward slashes. */
  readonly path: string;
  readonly lines: number;
  readonly imports: readonly Import[];
  readonly hasDefaultExport: boolean;
}

/** Every TypeScript module of the project. */
export function readModules(): SourceModule[] {
  const paths = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(root.length + 1)
          .replaceAll('\\', '/'),
      ),
  );
  return [...paths, ...rootFiles].sort().map(readModule);
}

function readModule(path: string): SourceModule {
  const text = readFileSync(join(root, path), 'utf8');
  const { imports, globs, hasDefaultExport } = parseModule(path, text);
  const globbed = globs
    .flatMap((patterns) => expandGlob(root, path, patterns))
    .filter((file) => !/\.test\.tsx?$/.test(file));
  return {
    path,
    lines: text.split('\n').length - 1,
    imports: [...imports, ...globbed.map((target): Import => ({ target, kind: 'lazy' }))],
    hasDefaultExport,
  };
}

let byPath: ReadonlyMap<string, SourceModule> | undefined;

/** Paths of the modules that run, or are bundled, with `entries`; these are among them. */
export function importedBy(entries: readonly string[]): ReadonlySet<string> {
  const modules = (byPath ??= new Map(readModules().map((module) => [module.path, module])));
  const found = new Set<string>();
  const visit = (path: string) => {
    if (found.has(path)) return;
    found.add(path);
    for (const { target, kind } of modules.get(path)?.imports ?? []) if (kind !== 'type') visit(target);
  };
  for (const entry of entries) visit(entry);
  return found;
}
