import { globSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { parseSync } from 'rolldown/utils';

export interface Import {
  /** Path of the project's module, or the name of a package. */
  readonly target: string;
  readonly kind: 'value' | 'type' | 'lazy';
}

export interface ParsedModule {
  readonly imports: readonly Import[];
  /** Arguments of each `import.meta.glob`, as written: patterns from the module on, `!` leaves out. */
  readonly globs: readonly (readonly string[])[];
  readonly hasDefaultExport: boolean;
}

/**
 * What a module asks for, read by a real parser: comments and strings that look like imports are none.
 * `path` is relative to the project. @throws Error where it cannot be parsed.
 */
export function parseModule(path: string, text: string): ParsedModule {
  const { module, errors } = parseSync(path, text);
  const [error] = errors;
  if (error) throw new Error(`${path} cannot be parsed: ${error.message}`);
  const resolve = (name: string) => (name.startsWith('.') ? resolveFrom(path, name) : name);
  const reexports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) => (moduleRequest ? [{ moduleRequest, isType }] : [])),
  );
  const imports = [
    ...module.staticImports.map(({ moduleRequest, entries }): Import => ({
      target: resolve(moduleRequest.value),
      kind: entries.length > 0 && entries.every(({ isType }) => isType) ? 'type' : 'value',
    })),
    ...reexports.map(({ moduleRequest, isType }): Import => ({
      target: resolve(moduleRequest.value),
      kind: isType ? 'type' : 'value',
    })),
    ...module.dynamicImports.map(({ moduleRequest }): Import => ({
      target: resolve(text.slice(moduleRequest.start, moduleRequest.end).replace(/^['"`]|['"`]$/g, '')),
      kind: 'lazy',
    })),
  ];
  return {
    imports,
    globs: [...text.matchAll(/import\.meta\.glob(?:<[^(]*>)?\(([^)]*)\)/g)].map(([, argument = '']) =>
      [...argument.matchAll(/(['"`])([^'"`]+)\1/g)].map(([, , pattern = '']) => pattern),
    ),
    hasDefaultExport: module.staticExports.some(({ entries }) =>
      entries.some(({ exportName }) => exportName.kind === 'Default'),
    ),
  };
}

/** The file that a relative name in `path` means, relative to the project. What follows `?` is for the bundler. */
const resolveFrom = (path: string, name: string) =>
  posix.normalize(posix.join(dirname(path), name.replace(/[?#].*$/, '')));

/** Files that the patterns of one `import.meta.glob` in `path` name now, relative to the project, sorted. */
export function expandGlob(root: string, path: string, patterns: readonly string[]): string[] {
  const find = (list: readonly string[]) =>
    list.flatMap((pattern) => globSync(pattern, { cwd: join(root, dirname(path)) }));
  const leftOut = new Set(find(patterns.filter((item) => item.startsWith('!')).map((item) => item.slice(1))));
  return find(patterns.filter((item) => !item.startsWith('!')))
    .filter((file) => !leftOut.has(file))
    .map((file) => posix.normalize(posix.join(dirname(path), file.replaceAll('\\', '/'))))
    .sort();
}
