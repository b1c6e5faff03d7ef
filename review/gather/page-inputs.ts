import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { parseSync } from 'rolldown/utils';
import type { Page } from '../../src/domain/routes.ts';
import type { PageInputs, PageProvenance } from '../types.ts';

/** What runs whatever page is rendered: the frame around it, and what is said of it in its head. */
const frame = 'src/app/snapshot.tsx';
const generator = 'generator/generate-site.ts';
/** What crawlers are told once for the whole site. */
const siteWide = ['server/crawler-facts.ts', 'snapshots/assembly/sitemap.ts'];

/** Files that each page is made from: what its components import, what its words come from, and what every page has. */
export function readPageInputs(
  root: string,
  pages: readonly Page[],
  provenance: ReadonlyMap<string, PageProvenance>,
): PageInputs {
  const below = createModuleFinder(root);
  // The frame imports the page for unknown addresses too, which is no part of the others.
  const shared = ['index.html', ...below(frame, ['value'], 'src/pages/')];
  const whole = new Set([...siteWide.flatMap((file) => [...below(file, ['value'])]), 'index.html']);
  return {
    ofSite: whole,
    ofPage: new Map(pages.map((page) => [page.path, inputsOf(page)])),
  };

  function inputsOf(page: Page): Set<string> {
    const known = provenance.get(page.path);
    const origins = [known?.title, known?.description, ...(known?.sentences.values() ?? [])];
    return new Set([
      ...shared,
      ...(known ? below(known.rest.source, ['value', 'lazy']) : []),
      ...origins.flatMap((origin) => (origin ? sourcesOf(origin) : [])),
      ...('townSlug' in page
        ? [...below(generator, ['value']), `site/profiles/${page.townSlug}.json`, 'site/seo-overrides.json']
        : []),
    ]);
  }
}

/** The files that a sentence is made from. */
export const sourcesOf = ({ source, fields }: { readonly source: string; readonly fields: readonly string[] }) => [
  source,
  ...fields.map((field) => field.replace(/: .*/s, '')),
];

/** Finds every module that a module of the project runs, itself included; what is imported for its types alone never runs. */
export function createModuleFinder(
  root: string,
): (module: string, kinds: readonly Import['kind'][], without?: string) => ReadonlySet<string> {
  const parsed = new Map<string, readonly Import[]>();
  const importsOf = (module: string) => {
    let imports = parsed.get(module);
    if (!imports) {
      const file = join(root, module);
      imports = /\.tsx?$/.test(module) && existsSync(file) ? readImports(module, readFileSync(file, 'utf8')) : [];
      parsed.set(module, imports);
    }
    return imports;
  };
  const known = new Map<string, ReadonlySet<string>>();
  return (module, kinds, without) => {
    const key = `${module} ${kinds.join()} ${without}`;
    let below = known.get(key);
    if (!below) {
      const all = new Set([module]);
      for (const next of all)
        for (const { target, kind } of importsOf(next))
          if (target.includes('/') && kinds.includes(kind) && (without === undefined || !target.startsWith(without)))
            all.add(target);
      known.set(key, (below = all));
    }
    return below;
  };
}

export interface Import {
  /** Path of the project's module, or the name of a package. */
  readonly target: string;
  readonly kind: 'value' | 'type' | 'lazy';
}

/**
 * What a module asks for, read by a real parser: comments and strings that look like imports are none.
 * `path` is relative to the project. @throws Error where it cannot be parsed.
 */
export function readImports(path: string, text: string): Import[] {
  const { module, errors } = parseSync(path, text);
  const [error] = errors;
  if (error) throw new Error(`${path} cannot be parsed: ${error.message}`);
  // What follows `?` is for the bundler.
  const resolve = (name: string) =>
    name.startsWith('.') ? posix.join(dirname(path), name.replace(/[?#].*$/, '')) : name;
  const reexports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) => (moduleRequest ? [{ moduleRequest, isType }] : [])),
  );
  return [
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
}
