import { globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { readImports, type Import } from '../../review/gather/page-inputs.ts';

const root = join(import.meta.dirname, '../..');

export interface SourceModule {
  /** Relative to the project, with forward slashes. */
  readonly path: string;
  readonly imports: readonly Import[];
  readonly hasDefaultExport: boolean;
}

/** Every TypeScript module of the project: what peers and other packs bring is not ours. */
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
    hasDefaultExport: /^export default /m.test(text),
  };
}

/** Modules that the patterns of one `import.meta.glob` in `path` name now; a pattern after `!` leaves out. */
function expandGlob(path: string, patterns: readonly string[]): string[] {
  const find = (list: readonly string[]) =>
    list.flatMap((pattern) =>
      globSync(pattern, { cwd: join(root, dirname(path)) }),
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

/** Paths of the modules that run, or are bundled, with `entries`, by imports of these kinds; the entries are among them. */
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
