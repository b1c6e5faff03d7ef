import { readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { BuildCache } from '../../pipeline/cache/build-cache.ts';
import type { Stage } from '../../pipeline/cache/stage.ts';
import { unpublishedFile } from '../../generator/inputs/profile-lists.ts';
import { openStages } from '../support/copies/copy-to-break.ts';
import { copyToChange } from '../support/copies/project-copy.ts';
import { importedBy } from '../support/source-modules.ts';

/* A stage runs again when what it is made from changes, and only then. */

const copy = copyToChange({ of: inject('exampleProject') });
const trace = join(copy.root, '.cache/reads.txt');
let cache: BuildCache;
let stages: readonly Stage[];

beforeAll(async () => {
  copy.remove('.cache/build.json');
  copy.write('.cache/reads.txt', '');
  const tracer = join(import.meta.dirname, '../support/copies/trace-reads.mjs');
  const env = { NODE_OPTIONS: `--import ${tracer}`, TRACE_READS: trace };
  expect(await copy.run('build.ts', [], env)).toMatchObject({
    code: 0,
    err: '',
  });
  ({ cache, stages } = await openStages(copy.root));
});
afterAll(() => copy.dispose());

const staleStages = () =>
  stages.filter((stage) => !cache.isFresh(stage)).map(({ name }) => name);

/** Changes files of the copy by an empty line. @returns what makes them as they were */
function change(names: readonly string[]): () => void {
  const kept = names.map((name) => {
    const file = join(copy.root, name);
    return { file, bytes: readFileSync(file), times: statSync(file) };
  });
  for (const { file, bytes } of kept)
    writeFileSync(file, Buffer.concat([bytes, Buffer.from('\n')]));
  return () => {
    for (const { file, bytes, times } of kept) {
      writeFileSync(file, bytes);
      utimesSync(file, times.atime, times.mtime);
    }
  };
}

test('nothing is stale after a build', () => {
  expect(staleStages()).toEqual([]);
});

/** Where the work of each stage begins. */
const entries: Readonly<Record<string, readonly string[]>> = {
  pack: ['pack/check-pack.ts'],
  content: ['commands/generate.ts'],
  unpublished: ['pipeline/stages/content/content-stages.ts'],
  'picture sizes': ['pipeline/stages/pictures/picture-sizes.ts'],
  pictures: ['pipeline/stages/pictures/picture-stages.ts'],
  icons: ['pipeline/brand/draw-icons.ts'],
  cards: ['pipeline/stages/cards/cards-stage.ts'],
  diary: ['pipeline/stages/diary/open-diary.ts'],
  bundle: [
    'pipeline/stages/bundles/bundle.ts',
    'vite.config.ts',
    'src/app/snapshot.tsx',
    'src/app/start.ts',
  ],
  site: ['snapshots/make-site.ts'],
};

test('every module that the work of a stage imports makes it run, but for the plain tools of the build', () => {
  expect(stages.map(({ name }) => name).toSorted()).toEqual(
    Object.keys(entries).toSorted(),
  );
  const plain =
    /^pipeline\/(?!stages\/(?!source-folders|diary)|brand\/)|^commands\/preflight/;
  const missing = stages.flatMap((stage) => {
    const inputs = cache.inputsOf(stage);
    const imported = [...importedBy(entries[stage.name] ?? [])].filter((name) =>
      copy.exists(name),
    );
    return imported
      .filter(
        (name) =>
          !(name in inputs) && !plain.test(name) && name !== unpublishedFile,
      )
      .map((name) => `${stage.name}: ${name}`);
  });
  expect(missing).toEqual([]);
});

test.each([
  ['templates/hub/intro/1.hbs', ['content']],
  ['site/profiles/truro.json', ['content', 'unpublished']],
  ['site/seed.sql', ['diary']],
  ['site/media/README.md', ['picture sizes', 'pictures']],
  ['src/styles.css', ['bundle']],
  ['src/fonts/bricolage-grotesque.woff2', ['bundle', 'cards']],
  ['index.html', ['bundle']],
  ['site/mark.svg', ['cards', 'icons', 'pack']],
  ['site/public/badges/insurance.svg', ['pack', 'site']],
  ['package.json', []],
  ['server/database/database-rules.test.ts', []],
])('%s makes exactly these stages run: %j', (name, expected) => {
  const mend = change([name]);
  const found = staleStages();
  mend();
  // A picture's address is part of the bundle, and a product of the stage before.
  expect(found.sort()).toEqual(expected);
});

test('a build reads no file of the project that no stage names as an input or a product', () => {
  const known = new Set(
    stages.flatMap((stage) => Object.keys(cache.inputsOf(stage))),
  );
  for (const stage of stages)
    for (const name of Object.keys(cache.productsOf(stage.name)))
      known.add(name);
  const story = importedBy(['commands/build.ts', 'commands/generate.ts']);
  const undeclared = new Set(
    readFileSync(trace, 'utf8')
      .split('\n')
      .filter((file) => file.startsWith(`${copy.root}/`))
      .map((file) => file.slice(copy.root.length + 1))
      .filter(
        (name) =>
          !known.has(name) &&
          !story.has(name) &&
          !/^(?:node_modules|\.cache|dist|dist\.next)\//.test(name),
      ),
  );
  // The second is run before every command; in the others Puppeteer and Node look for settings of their own.
  expect([...undeclared].sort()).toEqual([
    '.puppeteerrc.cjs',
    'commands/preflight.mjs',
    'package.json',
  ]);
});
