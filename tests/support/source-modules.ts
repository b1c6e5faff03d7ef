import { globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { parseSync } from 'vite';

const root = join(import.meta.dirname, '../..');
const folders = [
  'src',
  'site',
  'text',
  'pack',
  'generator',
  'snapshots',
  'review',
  'build',
  'commands',
  'server',
  'supabase',
  'tests',
];
const rootFiles = ['vite.config.ts', 'vitest.config.ts'];

export interface Import {
  /** Path of the project's module, or the name of a package. */
  readonly target: string;
  readonly kind: 'value' | 'type' | 'lazy';
}

export interface SourceModule {
  /** Relative to the project, with forward slashes. */
  readonly path: string;
  readonly lines: number;
  readonly imports: readonly Import[];
  readonly hasDefaultExport: boolean;
}

/** Every TypeScript module of the project, read by a real parser: comments and strings that look like imports are none. */
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
  const { module, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]!.message}`);
  const resolve = (name: string) => (name.startsWith('.') ? posix.normalize(posix.join(dirname(path), name)) : name);
  const reexports = module.staticExports.flatMap(({ entries }) => entries.filter((entry) => entry.moduleRequest));
  return {
    path,
    lines: text.split('\n').length - 1,
    imports: [
      ...module.staticImports.map(({ moduleRequest, entries }): Import => ({
        target: resolve(moduleRequest.value),
        kind: entries.length > 0 && entries.every(({ isType }) => isType) ? 'type' : 'value',
      })),
      ...reexports.map((entry): Import => ({
        target: resolve(entry.moduleRequest!.value),
        kind: entry.isType ? 'type' : 'value',
      })),
      ...module.dynamicImports.map(({ moduleRequest }): Import => ({
        target: resolve(text.slice(moduleRequest.start, moduleRequest.end).replace(/^['"`]|['"`]$/g, '')),
        kind: 'lazy',
      })),
      ...globbed(path, text),
    ],
    hasDefaultExport: module.staticExports.some(({ entries }) =>
      entries.some(({ exportName }) => exportName.kind === 'Default'),
    ),
  };
}

/** Modules that `import.meta.glob` names in `text`, by Vite's rules: patterns from the module on, `!` leaves out. */
function globbed(path: string, text: string): Import[] {
  return [...text.matchAll(/import\.meta\.glob(?:<[^(]*>)?\(([^)]*)\)/g)].flatMap(([, argument]) => {
    const patterns = [...argument!.matchAll(/'([^']+)'/g)].map(([, pattern]) => pattern!);
    const find = (list: readonly string[]) =>
      list.flatMap((pattern) => globSync(pattern, { cwd: join(root, dirname(path)) }));
    const leftOut = new Set(
      find(patterns.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1))),
    );
    return find(patterns.filter((pattern) => !pattern.startsWith('!')))
      .filter((file) => !leftOut.has(file) && !/\.test\.tsx?$/.test(file))
      .map((file): Import => ({ target: posix.normalize(posix.join(dirname(path), file)), kind: 'lazy' }));
  });
}
