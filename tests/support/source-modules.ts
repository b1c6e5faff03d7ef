import { globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { parseSync } from 'rolldown/utils';

const root = join(import.meta.dirname, '../..');

export interface Import {
  /** Path of the project's module, or the name of a package. */
  readonly target: string;
  readonly kind: 'value' | 'type' | 'lazy';
}

/**
 * Parses the imports of a module, without comments and strings that look like them. `path` is
 * relative to the project.
 * @throws Error if the text cannot be parsed
 */
function readImports(path: string, text: string): Import[] {
  const { module, errors } = parseSync(path, text);
  const [error] = errors;
  if (error) throw new Error(`${path} cannot be parsed: ${error.message}`);
  // A query after `?` is for the bundler.
  const resolve = (name: string) => {
    const alias = /^#(site|pack|src)\//.exec(name);
    if (alias) return name.slice(1).replace(/[?#].*$/, '');
    return name.startsWith('.')
      ? posix.join(dirname(path), name.replace(/[?#].*$/, ''))
      : name;
  };
  const reexports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ moduleRequest, isType }] : [],
    ),
  );
  return [
    ...module.staticImports.map(({ moduleRequest, entries }): Import => ({
      target: resolve(moduleRequest.value),
      kind:
        entries.length > 0 && entries.every(({ isType }) => isType)
          ? 'type'
          : 'value',
    })),
    ...reexports.map(({ moduleRequest, isType }): Import => ({
      target: resolve(moduleRequest.value),
      kind: isType ? 'type' : 'value',
    })),
    ...module.dynamicImports.map(({ moduleRequest }): Import => ({
      target: resolve(
        text
          .slice(moduleRequest.start, moduleRequest.end)
          .replace(/^['"`]|['"`]$/g, ''),
      ),
      kind: 'lazy',
    })),
  ];
}

export interface SourceModule {
  /** Relative to the project, with forward slashes. */
  readonly path: string;
  readonly imports: readonly Import[];
}

/**
 * Reads every TypeScript module of the project, without the benchmark's other site builder and the
 * example packs.
 */
export const readModules = (): SourceModule[] =>
  globSync(['*.config.ts', '*/**/*.{ts,tsx}'], {
    cwd: root,
    exclude: ['node_modules/**', 'dist*/**', 'bench/vike/**', 'examples/**'],
  })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map(readModule);

function readModule(path: string): SourceModule {
  const text = readFileSync(join(root, path), 'utf8');
  const globbed = [
    ...text.matchAll(/import\.meta\.glob(?:<[^(]*>)?\(([^)]*)\)/g),
  ].flatMap(([, argument = '']) =>
    expandGlob(
      path,
      [...argument.matchAll(/(['"`])([^'"`]+)\1/g)].map(
        ([, , pattern = '']) => pattern,
      ),
    ),
  );
  return {
    path,
    imports: [
      ...readImports(path, text),
      ...globbed.map((target): Import => ({ target, kind: 'lazy' })),
    ],
  };
}

/**
 * Returns the modules that now match the patterns of one `import.meta.glob` in `path`; a pattern
 * after `!` excludes.
 */
function expandGlob(path: string, patterns: readonly string[]): string[] {
  const find = (list: readonly string[]) =>
    list.flatMap((pattern) =>
      pattern.startsWith('#')
        ? globSync(pattern.slice(1), { cwd: root }).map((file) =>
            posix.relative(dirname(path), file),
          )
        : globSync(pattern, { cwd: join(root, dirname(path)) }),
    );
  const leftOut = new Set(
    find(
      patterns
        .filter((item) => item.startsWith('!'))
        .map((item) => item.slice(1)),
    ),
  );
  return find(patterns.filter((item) => !item.startsWith('!')))
    .filter((file) => !leftOut.has(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => posix.join(dirname(path), file.replaceAll('\\', '/')));
}

let byPath: ReadonlyMap<string, SourceModule> | undefined;

/**
 * Returns the paths of the entries and of all modules that they reach by imports of these kinds.
 */
export function importedBy(
  entries: readonly string[],
  kinds: readonly Import['kind'][] = ['value', 'lazy'],
): ReadonlySet<string> {
  const modules = (byPath ??= new Map(
    readModules().map((module) => [module.path, module]),
  ));
  const found = new Set<string>();
  const visit = (path: string) => {
    if (found.has(path)) return;
    found.add(path);
    for (const { target, kind } of modules.get(path)?.imports ?? [])
      if (kinds.includes(kind)) visit(target);
  };
  for (const entry of entries) visit(entry);
  return found;
}
