import { expect, test } from 'vitest';
import {
  importedBy,
  readModules,
  type Import,
  type SourceModule,
} from './support/source-modules.ts';

/* The rules that keep the tree readable. A failure lists every place that breaks one. */

const modules = readModules();
const byPath = new Map(modules.map((module) => [module.path, module]));
const isTest = ({ path }: Pick<SourceModule, 'path'>) =>
  /\.test\.tsx?$/.test(path) || path.startsWith('tests/');
const isOurs = ({ target }: Import) =>
  /\.(?:tsx?|css|json|svg)$/.test(target) &&
  target.includes('/') &&
  !target.startsWith('@');
const below = (path: string, folders: readonly string[]) =>
  folders.some((folder) => path === folder || path.startsWith(`${folder}/`));

/**
 * `importer -> imported` for every import of the modules below `folder` that goes beyond `allowed`.
 */
function strayImports(folder: string, allowed: readonly string[]): string[] {
  return modules
    .filter(({ path }) => below(path, [folder]))
    .flatMap((module) =>
      module.imports
        .filter(isOurs)
        // Tests may use the test helpers.
        .filter(
          ({ target }) =>
            !below(target, [
              folder,
              ...allowed,
              ...(isTest(module) ? ['tests'] : []),
            ]),
        )
        .map(({ target }) => `${module.path} -> ${target}`),
    );
}

test('the modules are found and read, or the rules below would check nothing', () => {
  expect(modules.length).toBeGreaterThan(150);
  expect(byPath.get('src/app/routes.tsx')!.imports).toContainEqual({
    target: 'src/pages/home/HomePage.tsx',
    kind: 'lazy',
  });
  // Only a test may build an import path at run time: no rule can follow it.
  const unknown = modules.flatMap(({ path, imports }) =>
    imports
      .filter(
        (item) =>
          isOurs(item) &&
          /\.tsx?$/.test(item.target) &&
          !byPath.has(item.target),
      )
      .filter(({ target }) => !(isTest({ path }) && target.includes('${')))
      .map(({ target }) => `${path} -> ${target}`),
  );
  expect(unknown).toEqual([]);
});

/**
 * Code that the receiver and the pages share is in the receiver's folder, since that folder alone
 * is deployed.
 */
const shared = 'supabase/functions/_shared';
/** What every room may import. */
const ground = ['src/domain', 'pack', 'site', shared];
/** Building blocks of pages. They depend neither on pages nor on the frame around them. */
const parts = ['src/seo', 'src/ui', 'src/analytics', 'src/config.ts'];
const beneathPages = [...ground, ...parts, 'src/layout', 'src/quiz'];
/** Stages meet in files, so that each can be rerun, replaced and tested alone. */
const stages = [
  ...ground,
  'server',
  'supabase/functions',
  'snapshots',
  'generator',
];
const pageKinds = [
  ...new Set(
    modules.map(({ path }) => /^src\/pages\/[^/]+/.exec(path)?.[0] ?? ''),
  ),
].filter(Boolean);

/** Each room with what it may import besides itself. */
const rooms: readonly (readonly [string, readonly string[]])[] = [
  // The pack and the domain share these schemas, so they depend on neither.
  ['pack/schemas', []],
  ['pack', ground],
  // The shared language. Every room but the pack uses it, so it may import none of them.
  ['src/domain', ['site', 'pack/schemas', shared]],
  ...parts.map((part) => [part, [...ground, ...parts]] as const),
  // Buttons and pictures must work wherever they are put: without a router, without data, without
  // consent.
  ['src/ui', ground],
  // The frame around every page does not depend on which page is in it.
  ['src/layout', [...ground, ...parts]],
  // The quiz is shown by two pages and belongs to neither, and so with what pages of a town share.
  ['src/quiz', [...ground, ...parts, 'src/layout']],
  ['src/town', [...ground, ...parts, 'src/layout']],
  ['src/estimator', beneathPages],
  // A page can be changed or removed without looking at any other; what two of them need moves down
  // a layer.
  ...pageKinds.map(
    (kind) => [kind, [...beneathPages, 'src/town', 'src/estimator']] as const,
  ),
  ['src', ['site', 'pack/schemas', shared]],
  ['generator', ground],
  ['snapshots', ground],
  // Serving the site needs no code that builds it.
  ['server', [...ground, 'supabase/functions']],
  // Commands run the build, which runs the stages. A stage must call neither.
  ['pipeline', stages],
  // The review computes a job's price as the pages do.
  ['review', [...stages, 'pipeline', 'src/estimator']],
  ['commands', [...stages, 'pipeline', 'review']],
];

test.each(rooms)('%s imports nothing above it', (room, allowed) => {
  expect(strayImports(room, allowed)).toEqual([]);
});

/** Everything that modules below a folder import, but for their tests. */
const importsBelow = (folder: string) =>
  modules
    .filter((module) => below(module.path, [folder]) && !isTest(module))
    .flatMap(({ path, imports }) => imports.map((item) => ({ path, ...item })));

// A business that brings its own pack need not know how the code works.
test('the pack takes nothing but types of a pack from the code, and its own pages layout, ui and domain', () => {
  // The tests of a pack take its business as their example, whatever they are about.
  const stray = strayImports('site', ['pack/schemas']).filter(
    (line) =>
      !/^site\/tests\/|\.test\.ts /.test(line) &&
      !/^site\/pages\/\S+ -> src\/(?:layout|ui|domain)\//.test(line),
  );
  const values = importsBelow('site').filter(
    ({ path, target, kind }) =>
      !below(path, ['site/pages']) &&
      kind !== 'type' &&
      !below(target, ['site']),
  );
  expect([...stray, ...values]).toEqual([]);
});

test('ui knows no package but React', () => {
  const packages = importsBelow('src/ui').filter((item) => !isOurs(item));
  expect(
    packages.filter(({ target }) => !['react', 'react-dom'].includes(target)),
  ).toEqual([]);
});

// The application puts the pages together; nothing may reach back up to it.
test('nothing imports the application but its own modules', () => {
  const importers = modules.filter(
    ({ path, imports }) =>
      !below(path, ['src/app', 'tests']) &&
      imports.some(({ target }) => below(target, ['src/app'])),
  );
  expect(importers.map(({ path }) => path)).toEqual([]);
});

// What is deployed from here runs elsewhere, with this folder and nothing else.
test('the Edge Functions import nothing outside their folder', () => {
  const folder = 'supabase/functions';
  expect(
    importsBelow(folder).filter(({ target }) => !below(target, [folder])),
  ).toEqual([]);
});

// In an import cycle no module can be understood before the others, and which one runs first
// depends on the entry point. Type imports count, since readers follow them too.
test('no modules import each other in a cycle', () => {
  const cycles: string[] = [];
  const done = new Set<string>();
  const visit = (path: string, trail: readonly string[]) => {
    if (trail.includes(path))
      cycles.push([...trail.slice(trail.indexOf(path)), path].join(' -> '));
    if (trail.includes(path) || done.has(path)) return;
    for (const { target, kind } of byPath.get(path)?.imports ?? [])
      if (kind !== 'lazy') visit(target, [...trail, path]);
    done.add(path);
  };
  for (const { path } of modules) visit(path, []);
  expect(cycles).toEqual([]);
});

/** Packages that a browser loads with the modules that `kinds` of imports lead to. */
const packagesOf = (kinds: readonly Import['kind'][]) =>
  [...importedBy(['src/app/main.tsx'], kinds)].flatMap((path) =>
    (byPath.get(path)?.imports ?? [])
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ target }) => ({ path, target })),
  );

// The build has checked our data; only the diary comes from outside, later.
test('a browser loads the validator only for the diary', () => {
  const posts = 'src/domain/diary/job-post.ts';
  const users = packagesOf(['value', 'lazy']).filter(({ target }) =>
    /^valibot\b/.test(target),
  );
  expect(users).toEqual([{ path: posts, target: 'valibot' }]);
  expect(
    importsBelow('src').filter(
      ({ target, kind }) => target === posts && kind === 'value',
    ),
  ).toEqual([]);
});

// The diary's client and the snapshot renderer are large, and most visitors need neither.
test('the first page loads no database client and no server renderer', () => {
  const heavy = /^@supabase\/supabase-js|^react-dom\/(?:server|static)/;
  expect(
    packagesOf(['value']).filter(({ target }) => heavy.test(target)),
  ).toEqual([]);
});

// A module keeps what it imported: the list would be that of the build before.
test('code that runs before a build writes its lists imports no such list', () => {
  const early = importedBy(
    [
      'commands/generate.ts',
      'pack/check-pack.ts',
      'pipeline/build-site.ts',
      'generator/inputs/profile-lists.ts',
      'pipeline/stages/pictures/picture-sizes.ts',
    ],
    ['value'],
  );
  const readers = [...early].filter((path) =>
    byPath
      .get(path)
      ?.imports.some(({ target }) => target.endsWith('.generated.json')),
  );
  expect(readers).toEqual([]);
});
