import { globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { readImports, type Import } from '../../review/gather/page-inputs.ts';

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
  const globbed = [...text.matchAll(/import\.meta\.glob(?:<[^(]*>)?\(([^)]*)\)/g)].flatMap(([, argument = '']) =>
    expandGlob(
      path,
      [...argument.matchAll(/(['"`])([^'"`]+)\1/g)].map(([, , pattern = '']) => pattern),
    ),
  );
  return {
    path,
    lines: text.split('\n').length - 1,
    imports: [...readImports(path, text), ...globbed.map((target): Import => ({ target, kind: 'lazy' }))],
    hasDefaultExport: /^export default /m.test(text),
  };
}

/** Modules that the patterns of one `import.meta.glob` in `path` name now; a pattern after `!` leaves out. */
function expandGlob(path: string, patterns: readonly string[]): string[] {
  const find = (list: readonly string[]) =>
    list.flatMap((pattern) => globSync(pattern, { cwd: join(root, dirname(path)) }));
  const leftOut = new Set(find(patterns.filter((item) => item.startsWith('!')).map((item) => item.slice(1))));
  return find(patterns.filter((item) => !item.startsWith('!')))
    .filter((file) => !leftOut.has(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => posix.join(dirname(path), file.replaceAll('\\', '/')));
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
