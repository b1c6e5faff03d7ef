import { expect, test } from 'vitest';
import {
  importedBy,
  modulesByPath,
  type Import,
  type SourceModule,
} from './support/source-modules.ts';

/* Rules for imports between modules. A failure lists every import that breaks one. */

const byPath = modulesByPath();
const modules = [...byPath.values()];
const isTest = ({ path }: Pick<SourceModule, 'path'>) =>
  /\.test\.tsx?$/.test(path) || path.startsWith('tests/');
const isOurs = ({ target }: Import) =>
  /\.(?:tsx?|css|json|svg)$/.test(target) &&
  target.includes('/') &&
  !target.startsWith('@');
const below = (path: string, folders: readonly string[]) =>
  folders.some((folder) => path === folder || path.startsWith(`${folder}/`));

/**
 * Lists, as `importer -> imported`, every import of a module below `folder` from outside it and
 * `allowed`.
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

test('the modules and their imports are found, so the rules below check something', () => {
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
 * The receiver is deployed with its own folder alone, so code that it shares with the pages is kept
 * there.
 */
const shared = 'supabase/functions/_shared';
/** What most rooms may import. */
const ground = ['core', 'site', shared];
/** What the stages import as well: checks of the pack, its theme and mark. */
const withPack = [...ground, 'pack'];
/** Building blocks of pages. They depend neither on pages nor on the layout. */
const parts = ['src/seo', 'src/ui', 'src/analytics', 'src/config.ts'];
const beneathPages = [...ground, ...parts, 'src/layout', 'src/quiz'];
/**
 * What a stage may import. Stages exchange data only in files, so each can be rerun, replaced and
 * tested alone.
 */
const stages = [
  ...withPack,
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

/** Each room (a folder with a rule of its own) and what it may import besides itself. */
const rooms: readonly (readonly [string, readonly string[]])[] = [
  // The types of a pack stand alone: `site` may import nothing else.
  ['core/schemas', []],
  // Browsers load the language, so it reads no disk.
  ['core/domain', ['site', 'core/schemas', shared]],
  ['core/disk', ['core/domain', 'core/schemas']],
  ['pack', ground],
  ...parts.map((part) => [part, [...ground, ...parts]] as const),
  // Buttons and pictures must work wherever they are put: without a router, without data, without
  // consent.
  ['src/ui', ground],
  // The layout does not depend on the page inside it.
  ['src/layout', [...ground, ...parts]],
  // Two pages show the quiz, and a town's pages share src/town: neither belongs to one page.
  ['src/quiz', [...ground, ...parts, 'src/layout']],
  ['src/town', [...ground, ...parts, 'src/layout']],
  ['src/estimator', beneathPages],
  // A page can be changed or removed without looking at any other; code that two pages need moves
  // down a layer.
  ...pageKinds.map(
    (kind) => [kind, [...beneathPages, 'src/town', 'src/estimator']] as const,
  ),
  ['src', ['site', 'core/domain', 'core/schemas', shared]],
  ['generator', withPack],
  ['snapshots', withPack],
  // Serving the site needs no code that builds it.
  ['server', [...withPack, 'supabase/functions']],
  // Commands run the build, which runs the stages. A stage may depend on neither.
  ['pipeline', stages],
  ['review', [...stages, 'pipeline']],
  ['commands', [...stages, 'pipeline', 'review']],
];

test.each(rooms)(
  'modules in %s import only what the rule for this folder allows',
  (room, allowed) => {
    expect(strayImports(room, allowed)).toEqual([]);
  },
);

/** Every import of the modules below a folder, except those of tests. */
const importsBelow = (folder: string) =>
  modules
    .filter((module) => below(module.path, [folder]) && !isTest(module))
    .flatMap(({ path, imports }) => imports.map((item) => ({ path, ...item })));

// A business that brings its own pack need not know how the code works.
test('the pack imports only types from the code, and its own pages may also import layout, ui and domain', () => {
  // A pack's tests may import anything: they use its business as their example.
  const stray = strayImports('site', ['core/schemas']).filter(
    (line) =>
      !/^site\/tests\/|\.test\.ts /.test(line) &&
      !/^site\/pages\/\S+ -> (?:src\/(?:layout|ui)|core\/domain)\//.test(line),
  );
  const values = importsBelow('site').filter(
    ({ path, target, kind }) =>
      !below(path, ['site/pages']) &&
      kind !== 'type' &&
      !below(target, ['site']),
  );
  expect([...stray, ...values]).toEqual([]);
});

test('core imports no React, since the stages that run in Node import it', () => {
  const react = importsBelow('core').filter(({ target }) =>
    /\breact\b|\.tsx$/.test(target),
  );
  expect(react).toEqual([]);
});

test('src/ui imports no package but React', () => {
  const packages = importsBelow('src/ui').filter((item) => !isOurs(item));
  expect(
    packages.filter(({ target }) => !['react', 'react-dom'].includes(target)),
  ).toEqual([]);
});

// The Edge Functions are deployed with this folder alone.
test('the Edge Functions import nothing outside their folder', () => {
  const folder = 'supabase/functions';
  expect(
    importsBelow(folder).filter(({ target }) => !below(target, [folder])),
  ).toEqual([]);
});

/**
 * Every import in the modules that a browser reaches from src/app/main.tsx by these kinds of
 * import.
 */
const packagesOf = (kinds: readonly Import['kind'][]) =>
  [...importedBy(['src/app/main.tsx'], kinds)].flatMap((path) =>
    (byPath.get(path)?.imports ?? [])
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ target }) => ({ path, target })),
  );

// The build has validated our own data; only the diary's posts are fetched later, from a database.
test('a browser loads the validation library only for the diary', () => {
  const posts = 'core/domain/diary/job-post.ts';
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

// An imported list stays as it was when its module was loaded, from the previous build.
test('no code that runs before the generated lists are written imports any of them', () => {
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
