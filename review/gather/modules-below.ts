import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

const imported = /(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g;

/** Tells every module of the project that a module draws in, by paths from `root`; itself included. */
export function createModuleFinder(root: string): (module: string) => ReadonlySet<string> {
  const direct = new Map<string, readonly string[]>();
  const importsOf = (module: string) => {
    let found = direct.get(module);
    if (!found) {
      const file = join(root, module);
      const text = existsSync(file) && /\.tsx?$/.test(file) ? readFileSync(file, 'utf8') : '';
      found = [...text.matchAll(imported)].map(([, target = '']) =>
        relative(root, join(dirname(file), target))
          .split(sep)
          .join('/'),
      );
      direct.set(module, found);
    }
    return found;
  };
  const known = new Map<string, ReadonlySet<string>>();
  return (module) => {
    let below = known.get(module);
    if (!below) {
      const all = new Set([module]);
      for (const next of all) for (const target of importsOf(next)) all.add(target);
      known.set(module, (below = all));
    }
    return below;
  };
}
