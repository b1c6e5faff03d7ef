import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { parseSync } from 'rolldown/utils';
import type { Page } from '../../src/domain/pages.ts';
import type { Provenance, ProvenanceAt } from './provenance.ts';

/** What runs whatever page is rendered: the frame around it, and what is said of it in its head. */
const frame = 'src/app/snapshot.tsx';
const generator = 'generator/generate-town.ts';
/** What crawlers are told once for the whole site. */
const siteWide = ['server/crawler-facts.ts', 'snapshots/assembly/sitemap.ts'];

export type PageInputs = ReturnType<typeof readPageInputs>;

/** Files that pages are made from: what their components import, what their words come from, and what every page has. */
export function readPageInputs(
  root: string,
  pages: readonly Page[],
  provenanceAt: ProvenanceAt,
) {
  const below = createModuleFinder(root);
  // The frame imports the page for unknown addresses too, which is no part of the others.
  const shared = ['index.html', ...below(frame, ['value'], 'src/pages/')];
  const generated = below(generator, ['value']);
  const byPath = new Map(pages.map((page) => [page.path, page]));
  let last:
    | { readonly path: string; readonly files: ReadonlySet<string> }
    | undefined;
  const filesAt = (path: string, page: Page) => {
    const {
      title,
      description,
      sentences = [],
      rest,
    } = provenanceAt(path) ?? {};
    const all = [title, description, ...sentences.values()];
    return new Set([
      ...shared,
      ...(rest ? below(rest.source, ['value', 'lazy']) : []),
      ...all.flatMap((made) => (made ? filesOf(made) : [])),
      ...('townSlug' in page
        ? [
            ...generated,
            `site/profiles/${page.townSlug}.json`,
            'site/seo-overrides.json',
          ]
        : []),
    ]);
  };
  return {
    /** Undefined for what is no page; mostly asked for the same page again. */
    ofPage(path: string): ReadonlySet<string> | undefined {
      const page = byPath.get(path);
      if (page && last?.path !== path)
        last = { path, files: filesAt(path, page) };
      return page && last?.files;
    },
    /** Those behind what crawlers are told once for the site. */
    ofSite: new Set([
      ...siteWide.flatMap((file) => [...below(file, ['value'])]),
      'index.html',
    ]),
  };
}

/** The files that a sentence is made from. */
export const filesOf = ({ source, fields }: Provenance) => [
  source,
  ...fields.map((field) => field.replace(/: .*/s, '')),
];

/** Finds every module that a module of the project runs, itself included; what is imported for its types alone never runs. */
export function createModuleFinder(root: string) {
  const parsed = new Map<string, readonly Import[]>();
  const importsOf = (module: string) => {
    const file = join(root, module);
    const read = () =>
      /\.tsx?$/.test(module) && existsSync(file)
        ? readImports(module, readFileSync(file, 'utf8'))
        : [];
    const imports = parsed.get(module) ?? read();
    parsed.set(module, imports);
    return imports;
  };
  return (
    module: string,
    kinds: readonly Import['kind'][],
    without?: string,
  ): ReadonlySet<string> => {
    const all = new Set([module]);
    for (const next of all)
      for (const { target, kind } of importsOf(next))
        if (
          target.includes('/') &&
          kinds.includes(kind) &&
          (without === undefined || !target.startsWith(without))
        )
          all.add(target);
    return all;
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
  const resolve = (name: string) => {
    const alias = /^#(site|pack)\//.exec(name);
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
