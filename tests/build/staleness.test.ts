import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, inject, test } from 'vitest';
import {
  openBuildCache,
  type BuildCache,
} from '../../pipeline/cache/build-cache.ts';
import type { Stage } from '../../pipeline/cache/stage.ts';
import { siteStage } from '../../pipeline/stages/site-stage.ts';
import { stagesByName } from '../../pipeline/stages/stages-by-name.ts';
import { unpublishedFile } from '../../generator/inputs/profile-lists.ts';
import { parseEnvironment } from '../../core/domain/settings/environment.ts';
import { copyToChange } from '../support/copies/project-copy.ts';
import { importedBy } from '../support/source-modules.ts';

/* A stage must name all of its inputs, or a build would keep stale products. */

const copy = copyToChange({ of: inject('exampleProject') });
const trace = join(copy.root, '.cache/reads.txt');
let cache: BuildCache;
let stages: readonly Stage[];

beforeAll(async () => {
  copy.remove('.cache/build.json');
  copy.write('.cache/reads.txt', '');
  const tracer = join(import.meta.dirname, '../support/copies/trace-reads.mjs');
  const env = { NODE_OPTIONS: `--import ${tracer}`, TRACE_READS: trace };
  await copy.build(env);
  cache = openBuildCache(copy.root);
  stages = openStages();
});

/** Returns every stage of a build. */
function openStages(): Stage[] {
  const environment = parseEnvironment({});
  const reporter = { note: () => undefined, progress: () => () => undefined };
  const options = { cache, environment, frozen: true };
  return [
    ...Object.values(stagesByName({ ...options, reporter })),
    siteStage(environment),
  ];
}

test('no stage is stale after a build', () => {
  const stale = stages.filter((stage) => !cache.isFresh(stage));
  expect(stale.map(({ name }) => name)).toEqual([]);
});

/** Entry modules of each stage. */
const entries: Readonly<Record<string, readonly string[]>> = {
  pack: ['pack/check-pack.ts'],
  content: ['commands/generate.ts'],
  unpublished: ['pipeline/stages/content/content-stages.ts'],
  'picture sizes': ['pipeline/stages/pictures/picture-sizes.ts'],
  pictures: ['pipeline/stages/pictures/picture-stages.ts'],
  icons: ['pipeline/stages/icons/draw-icons.ts'],
  cards: ['pipeline/stages/cards/cards-stage.ts'],
  bundle: [
    'pipeline/stages/bundles/bundle.ts',
    'vite.config.ts',
    'src/app/snapshot.tsx',
    'src/app/start.ts',
  ],
  site: ['snapshots/make-site.ts'],
};

test('every module that a stage imports is one of its inputs, except the tools of the build itself', () => {
  expect(stages.map(({ name }) => name).toSorted()).toEqual(
    Object.keys(entries).toSorted(),
  );
  const plain =
    /^pipeline\/(?!stages\/(?!source-folders))|^commands\/preflight|^snapshots\/rendering\/page-modules/;
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

test('every project file that a build reads is code of the build, or an input or a product of a stage', () => {
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
  // commands/preflight.mjs runs before every command; Puppeteer and Node read their settings from
  // the others.
  expect([...undeclared].sort()).toEqual([
    // Names of settings, for warnings alone.
    '.env.example',
    '.puppeteerrc.cjs',
    'commands/preflight.mjs',
    'package.json',
  ]);
});
