import { expect, test } from 'vitest';
import type { Import } from '../review/gather/page-inputs.ts';
import { readModules, type SourceModule } from './support/source-modules.ts';

/* The rules that keep the tree readable. A failure lists every place that breaks one. */

const modules = readModules();
const byPath = new Map(modules.map((module) => [module.path, module]));
const isTest = ({ path }: Pick<SourceModule, 'path'>) => /\.test\.tsx?$/.test(path) || path.startsWith('tests/');
const isOurs = ({ target }: Import) =>
  /\.(?:tsx?|css|json)$/.test(target) && target.includes('/') && !target.startsWith('@');
const below = (path: string, folders: readonly string[]) =>
  folders.some((folder) => path === folder || path.startsWith(`${folder}/`));

/** `importer -> imported` for every import of the modules below `folder` that goes beyond `allowed`. */
function strayImports(folder: string, allowed: readonly string[]): string[] {
  return modules
    .filter(({ path }) => below(path, [folder]))
    .flatMap((module) =>
      module.imports
        .filter(isOurs)
        // A test may use what is there for tests.
        .filter(({ target }) => !below(target, [folder, ...allowed, ...(isTest(module) ? ['tests'] : [])]))
        .map(({ target }) => `${module.path} -> ${target}`),
    );
}

/** Modules that a browser loads from `entry`: what it imports at once, or later too. */
function loadedFrom(entry: string, kinds: readonly Import['kind'][]): SourceModule[] {
  const found = new Set<string>();
  const visit = (path: string) => {
    if (found.has(path)) return;
    found.add(path);
    for (const { target, kind } of byPath.get(path)?.imports ?? []) if (kinds.includes(kind)) visit(target);
  };
  visit(entry);
  return [...found].flatMap((path) => byPath.get(path) ?? []);
}

test('the modules are found and read, or no rule below would mean anything', () => {
  expect(modules.length).toBeGreaterThan(150);
  expect(byPath.get('src/app/main.tsx')!.imports).toContainEqual({ target: 'src/app/router.tsx', kind: 'value' });
  expect(byPath.get('src/app/page-components.ts')!.imports).toContainEqual({
    target: 'src/pages/home/HomePage.tsx',
    kind: 'lazy',
  });
  expect(byPath.get('generator/inputs/inputs.ts')!.imports).toContainEqual({
    target: 'generator/inputs/templates.ts',
    kind: 'type',
  });
  // Only a test may put an import's address together: no rule can follow it.
  const unknown = modules.flatMap(({ path, imports }) =>
    imports
      .filter(
        (item) =>
          isOurs(item) &&
          /\.tsx?$/.test(item.target) &&
          !byPath.has(item.target) &&
          !(isTest({ path }) && item.target.includes('${')),
      )
      .map(({ target }) => `${path} -> ${target}`),
  );
  expect(unknown).toEqual([]);
});

// The shared language: generator, application and snapshotter all speak it, so it can lean on none of them.
test('domain imports only domain, the pack and the types it is held against', () => {
  expect(strayImports('src/domain', ['site', 'src/pack-types'])).toEqual([]);
});

// The shapes that the pack and the domain share lie below both.
test('the types of a pack import nothing, and the pack nothing but them', () => {
  expect(strayImports('src/pack-types', [])).toEqual([]);
  const stray = strayImports('site', ['src/pack-types']);
  // The tests of a pack take its business as their example, whatever they are about.
  expect(stray.filter((line) => !/^site\/tests\/|\.test\.ts /.test(line))).toEqual([]);
});

// A business that brings its own pack must not have to know, nor to follow, how the code works.
test('the pack takes nothing but types from the code', () => {
  const values = modules
    .filter((module) => below(module.path, ['site']) && !isTest(module))
    .flatMap(({ path, imports }) =>
      imports
        .filter(({ target, kind }) => kind !== 'type' && !below(target, ['site']))
        .map(({ target }) => `${path} -> ${target}`),
    );
  expect(values).toEqual([]);
});

// The things pages are made of know nothing of the pages, nor of the frame around them: they can be read and reused alone.
const parts = ['src/content', 'src/seo', 'src/ui', 'src/navigation', 'src/analytics', 'src/config.ts'];
test.each(parts)('%s stands below the layout', (folder) => {
  expect(strayImports(folder, ['src/domain', 'src/pack-types', 'site', ...parts])).toEqual([]);
});

// Buttons and pictures must work wherever they are put: without a router, without data, without consent.
test("ui knows no router, no query and no other part but the content's types", () => {
  expect(strayImports('src/ui', ['src/domain', 'src/pack-types', 'site', 'src/content'])).toEqual([]);
  const packages = modules
    .filter((module) => below(module.path, ['src/ui']) && !isTest(module))
    .flatMap(({ imports }) => imports)
    .filter((item) => !isOurs(item));
  expect(packages.map(({ target }) => target).filter((name) => !['react', 'react-dom'].includes(name))).toEqual([]);
});

// The frame around every page does not depend on which page is in it.
test('layout stands below quiz and pages', () => {
  expect(strayImports('src/layout', ['src/domain', 'src/pack-types', 'site', ...parts])).toEqual([]);
});

// The quiz is shown by two pages and belongs to neither.
test('quiz stands below the pages', () => {
  expect(strayImports('src/quiz', ['src/domain', 'src/pack-types', 'site', ...parts, 'src/layout'])).toEqual([]);
});

// What hub and service pages of a town share, and the estimator, belong to no page.
test('the parts of town pages and the estimator stand below the pages', () => {
  expect(strayImports('src/town', ['src/domain', 'src/pack-types', 'site', ...parts, 'src/layout'])).toEqual([]);
  expect(
    strayImports('src/estimator', ['src/domain', 'src/pack-types', 'site', ...parts, 'src/layout', 'src/quiz']),
  ).toEqual([]);
});

// A page can be changed or removed without looking at any other; what two of them need moves down a layer.
test('pages import the layers below and never each other', () => {
  const kinds = [
    ...new Set(
      modules.map(({ path }) => /^src\/pages\/[^/]+/.exec(path)?.[0]).filter((folder) => folder !== undefined),
    ),
  ];
  expect(kinds.length).toBeGreaterThan(10);
  for (const kind of kinds)
    expect(
      strayImports(kind, [
        'src/domain',
        'src/pack-types',
        'site',
        ...parts,
        'src/layout',
        'src/quiz',
        'src/town',
        'src/estimator',
      ]),
    ).toEqual([]);
});

// The application puts the pages together; nothing may reach back up to it.
test('nothing imports the application but its own modules', () => {
  const importers = modules.filter(
    ({ path, imports }) =>
      !below(path, ['src/app', 'tests']) && imports.some(({ target }) => below(target, ['src/app'])),
  );
  expect(importers.map(({ path }) => path)).toEqual([]);
  expect(strayImports('src', ['src', 'site'])).toEqual([]);
});

// Stages meet in files, so that each can be rerun, replaced and tested alone.
test('generator and snapshots import only themselves, the pack and the domain', () => {
  expect(strayImports('generator', ['src/domain', 'src/pack-types', 'site'])).toEqual([]);
  expect(strayImports('snapshots', ['src/domain', 'src/pack-types', 'site'])).toEqual([]);
});

// Whoever serves the site needs none of what makes it.
test('server imports nothing from above it', () => {
  expect(strayImports('server', ['snapshots', 'src/domain', 'src/pack-types', 'site', 'supabase/functions'])).toEqual(
    [],
  );
});

// What is deployed from here runs elsewhere, with this folder and nothing else.
test('the Edge Functions import nothing outside their folder', () => {
  const strangers = modules
    .filter(({ path }) => below(path, ['supabase/functions']) && !isTest({ path }))
    .flatMap(({ path, imports }) =>
      imports
        .filter(({ target }) => !below(target, ['supabase/functions']))
        .map(({ target }) => `${path} -> ${target}`),
    );
  expect(strangers).toEqual([]);
});

// The build runs the stages and is run by commands; a stage that called either would turn the pipeline round.
test('pipeline, review and commands stand above the stages in this order and never import the application', () => {
  const stages = [
    'src/pack-types',
    'server',
    'supabase/functions',
    'snapshots',
    'generator',
    'src/domain',
    'src/content',
    'site',
  ];
  expect(strayImports('pipeline', stages)).toEqual([]);
  expect(strayImports('review', [...stages, 'pipeline'])).toEqual([]);
  expect(strayImports('commands', [...stages, 'pipeline', 'review'])).toEqual([]);
});

// In a circle no module can be understood before the others, and which one runs first depends on who asked. Types count: they are read too.
test('there are no cycles', () => {
  const cycles: string[] = [];
  const done = new Set<string>();
  const visit = (path: string, trail: readonly string[]) => {
    if (trail.includes(path)) cycles.push([...trail.slice(trail.indexOf(path)), path].join(' -> '));
    if (trail.includes(path) || done.has(path)) return;
    for (const { target, kind } of byPath.get(path)?.imports ?? [])
      if (kind !== 'lazy') visit(target, [...trail, path]);
    done.add(path);
  };
  for (const { path } of modules) visit(path, []);
  expect(cycles).toEqual([]);
});

// One name for one thing everywhere: a default export is called something else in each file. Tools ask for it in their configuration and in what they start before tests.
test('only configuration has default exports', () => {
  const mayHave = /^[^/]+\.config\.ts$|^tests\/[\w/]+\/serve-[a-z-]+\.ts$/;
  expect(
    modules.filter(({ path, hasDefaultExport }) => hasDefaultExport && !mayHave.test(path)).map(({ path }) => path),
  ).toEqual([]);
});

// What does not fit on a few screens does more than one job.
test('no file has more than 300 lines', () => {
  expect(modules.filter(({ lines }) => lines > 300).map(({ path, lines }) => `${path}: ${lines}`)).toEqual([]);
});

// The build has checked our data; only the diary comes from outside, later.
test('the browser loads the validator with the diary alone', () => {
  const users = loadedFrom('src/app/main.tsx', ['value', 'lazy']).flatMap(({ path, imports }) =>
    imports
      .filter(({ target, kind }) => kind !== 'type' && /^valibot\b/.test(target))
      .map(({ target }) => `${path} -> ${target}`),
  );
  expect(users).toEqual(['src/domain/diary/job-post.ts -> valibot']);
  expect(loadedFrom('src/app/main.tsx', ['value']).map(({ path }) => path)).not.toContain(
    'src/domain/diary/job-post.ts',
  );
  const eager = modules.filter(({ imports }) =>
    imports.some(({ target, kind }) => target === 'src/domain/diary/job-post.ts' && kind === 'value'),
  );
  expect(
    eager
      .filter(({ path }) => below(path, ['src']))
      .filter((module) => !isTest(module))
      .map(({ path }) => path),
  ).toEqual([]);
});

// The diary's client and the snapshot renderer are large, and most visitors need neither.
test('the first page loads no database client and no server renderer', () => {
  const packages = loadedFrom('src/app/main.tsx', ['value']).flatMap(({ imports }) =>
    imports.filter(({ kind }) => kind === 'value').map(({ target }) => target),
  );
  expect(packages).not.toContain('@supabase/supabase-js');
  expect(packages.filter((name) => /^react-dom\/(?:server|static)/.test(name))).toEqual([]);
});
