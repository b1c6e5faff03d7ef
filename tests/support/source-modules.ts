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
 * Parses the imports of a module. Comments and strings that look like imports are ignored. `path`
 * is relative to the project.
 * @throws Error if the text cannot be parsed
 */
function readImports(path: string, text: string): Import[] {
  const { module, errors } = parseSync(path, text);
  const [error] = errors;
  if (error) throw new Error(`${path} cannot be parsed: ${error.message}`);
  const resolve = (name: string) =>
    /^[.#]/.test(name) ? fromRoot(path, name) : name;
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

let byPath: ReadonlyMap<string, SourceModule> | undefined;

/**
 * Reads every TypeScript module of the project once, without the benchmark's other site builder and
 * the example packs.
 */
export const modulesByPath = (): ReadonlyMap<string, SourceModule> =>
  (byPath ??= new Map(
    globSync(['*.config.ts', '*/**/*.{ts,tsx}'], {
      cwd: root,
      exclude: [
        'node_modules/**',
        'dist*/**',
        'tests/measure/vike/**',
        'examples/**',
      ],
    })
      .map((path) => path.replaceAll('\\', '/'))
      .sort()
      .map((path) => [path, readModule(path)]),
  ));

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
 * Returns the modules that match the patterns of one `import.meta.glob` in `path`; a pattern after
 * `!` excludes modules.
 */
function expandGlob(path: string, patterns: readonly string[]): string[] {
  const leftOut = patterns
    .filter((pattern) => pattern.startsWith('!'))
    .map((pattern) => fromRoot(path, pattern.slice(1)));
  const taken = patterns
    .filter((pattern) => !pattern.startsWith('!'))
    .map((pattern) => fromRoot(path, pattern));
  return globSync(taken, {
    cwd: root,
    exclude: [...leftOut, '**/*.test.{ts,tsx}'],
  }).map((file) => file.replaceAll('\\', '/'));
}

/** Resolves a relative name in a module, or one that begins with `#`, from the project's root. */
const fromRoot = (path: string, name: string) =>
  name.startsWith('#') ? name.slice(1) : posix.join(dirname(path), name);

/**
 * Returns the paths of the entries and of all modules that they reach by imports of these kinds.
 */
export function importedBy(
  entries: readonly string[],
  kinds: readonly Import['kind'][] = ['value', 'lazy'],
): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (path: string) => {
    if (found.has(path)) return;
    found.add(path);
    for (const { target, kind } of modulesByPath().get(path)?.imports ?? [])
      if (kinds.includes(kind)) visit(target);
  };
  for (const entry of entries) visit(entry);
  return found;
}
