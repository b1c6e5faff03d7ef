import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { extname, join } from 'node:path';
import type { FileHashes } from './file-hashes.ts';
import { expandGlob, parseModule, resolveFrom, type ParsedModule } from './source-modules.ts';

/** What one module asks for, types aside, as long as its content has this hash. */
export interface KnownModule {
  readonly hash: string;
  /** The project's own files, relative to it. */
  readonly files: readonly string[];
  readonly packages: readonly string[];
  /** Patterns of files it imports. */
  readonly globs: readonly (readonly string[])[];
  /** Patterns of files it reads without following them. */
  readonly reads: readonly (readonly string[])[];
}

export interface ModuleGraph {
  /** The entries and every file they reach, relative to the project, sorted. */
  readonly files: readonly string[];
  /** Packages they import, sorted. */
  readonly packages: readonly string[];
}

export type ModuleGraphs = ReturnType<typeof createModuleGraphs>;

/** Follows imports from file to file. A module whose content is as in `known` is not parsed again. */
export function createModuleGraphs(
  root: string,
  hashes: Pick<FileHashes, 'hashOf'>,
  known: Readonly<Record<string, KnownModule>> = {},
) {
  const modules = new Map(Object.entries(known));
  const readModule = (path: string): KnownModule => {
    const hash = hashes.hashOf(path) ?? '';
    const last = modules.get(path);
    if (last?.hash === hash) return last;
    const module = { hash, ...(hash === '' ? nothing : askedFor(root, path)) };
    modules.set(path, module);
    return module;
  };

  return {
    graphOf(entries: readonly string[]): ModuleGraph {
      const files = new Set<string>();
      const read = new Set<string>();
      const packages = new Set<string>();
      const visit = (path: string) => {
        if (files.has(path)) return;
        files.add(path);
        const module = readModule(path);
        for (const name of module.packages) packages.add(name);
        for (const file of module.files) visit(file);
        for (const patterns of module.globs) for (const file of expandGlob(root, path, patterns)) visit(file);
        for (const patterns of module.reads) for (const file of expandGlob(root, path, patterns)) read.add(file);
      };
      for (const entry of entries) visit(entry);
      return { files: [...new Set([...files, ...read])].sort(), packages: [...packages].sort() };
    },
    /** What is known of the modules of these names. */
    knownOf(names: Iterable<string>): Record<string, KnownModule> {
      const found: Record<string, KnownModule> = {};
      for (const name of names) {
        const module = modules.get(name);
        if (module) found[name] = module;
      }
      return found;
    },
  };
}

type AskedFor = Omit<KnownModule, 'hash'>;

const nothing: AskedFor = { files: [], packages: [], globs: [], reads: [] };

function askedFor(root: string, path: string): AskedFor {
  const read = { '.html': askedForByPage, '.css': askedForByStyles }[extname(path)];
  if (!read && !/\.[cm]?[jt]sx?$/.test(path)) return nothing;
  return (read ?? askedForByCode)(path, readFileSync(join(root, path), 'utf8'));
}

function askedForByCode(path: string, text: string): AskedFor {
  let parsed: ParsedModule;
  try {
    parsed = parseModule(path, text);
  } catch {
    // It has changed, so that its stage runs, and says what is wrong with it.
    return nothing;
  }
  const { imports, packages, globs, files } = parsed;
  const targets = imports.filter(({ kind }) => kind !== 'type').map(({ target }) => target);
  const foreign = targets.filter((target) => packages.has(target) && !isBuiltin(target)).map(packageOf);
  const own = targets.filter((target) => !packages.has(target));
  return { ...nothing, files: unique([...own, ...files]), packages: unique(foreign), globs };
}

/** A page's scripts and styles, by addresses from the project's root on. */
function askedForByPage(_path: string, text: string): AskedFor {
  return { ...nothing, files: unique(matches(text, /\s(?:src|href)="\/(src\/[^"?#]+)/g)) };
}

/** What a style sheet imports and shows, and where Tailwind looks for class names. */
function askedForByStyles(path: string, text: string): AskedFor {
  const names = matches(text, /(?:@import\s+|@plugin\s+|@config\s+|@reference\s+|url\(\s*)["']?([^"')\s]+)/g).filter(
    (name) => !/^(?:[a-z]+:|[/#])/i.test(name),
  );
  const relative = names.filter((name) => name.startsWith('.'));
  const sources = [...text.matchAll(/@source\s+(not\s+)?["']([^"']+)["']/g)].map(
    ([, not, pattern]) => `${not ? '!' : ''}${pattern}`,
  );
  return {
    ...nothing,
    files: unique(relative.map((name) => resolveFrom(path, name))),
    packages: unique(names.filter((name) => !name.startsWith('.')).map(packageOf)),
    reads: sources.length > 0 ? [sources] : [],
  };
}

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);
const unique = (names: readonly string[]) => [...new Set(names)];

/** Name of the package that an import is of: `react-dom/client` is of `react-dom`. */
export const packageOf = (name: string) => name.split('/', name.startsWith('@') ? 2 : 1).join('/');
