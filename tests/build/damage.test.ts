import { cpSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBuildCache } from '../../build/cache/build-cache.ts';
import { listStages } from '../../build/stages/list-stages.ts';
import { siteStage } from '../../build/stages/site/site-stages.ts';
import { parseEnvironment } from '../../src/domain/environment.ts';
import { damageNames, damages, type Damage } from '../support/damage.ts';
import { isFull, shareOf } from '../support/fault-share.ts';
import { copyProject } from '../support/project-copy.ts';

/* What a build made, and what it keeps for the next one, is checked and not trusted. In full by npm run test:faults. */

const EVERY = 12;

const copy = copyProject();
const pathOf = (name: string) => join(copy.root, name);
const build = () => copy.run('build.ts', [], { NODE_COMPILE_CACHE: pathOf('.cache/compile') });
const manifest = 'snapshots/manifest.json';
const committed = ['public/content/hubs/exeter.json', manifest, 'snapshots/words.json', 'snapshots/diary.json'];
/** The site, and what is committed of what a build makes. */
const made = () => ({ ...copy.site(), ...Object.fromEntries(committed.map((name) => [name, copy.read(name)])) });
let whole: ReturnType<typeof made>;
beforeAll(async () => {
  // A browser of its own, to be damaged.
  rmSync(pathOf('.cache/chromium'));
  cpSync(join(import.meta.dirname, '../../.cache/chromium'), pathOf('.cache/chromium'), {
    recursive: true,
    preserveTimestamps: true,
  });
  expect(await build()).toMatchObject({ code: 0, err: '' });
  whole = made();
}, 300_000);
afterAll(() => copy.dispose());

test('every file that a stage made is missed or found damaged, whatever happens to it', () => {
  const environment = parseEnvironment({});
  const cache = openBuildCache(copy.root);
  const reporter = { note: () => undefined, progress: () => () => undefined };
  const stages = [
    ...Object.values(listStages({ cache, environment, frozen: true, reporter })),
    siteStage({ environment, hostedPosts: undefined }),
  ];
  const products = stages.flatMap((stage) =>
    Object.keys(cache.productsOf(stage.name)).map((name) => ({ stage, name })),
  );
  expect(products.length).toBeGreaterThan(1500);
  const unnoticed: string[] = [];
  for (const { stage, name } of isFull ? shareOf(products) : products.filter((_, index) => index % EVERY === 0)) {
    const { atime, mtime } = statSync(pathOf(name));
    const bytes = readFileSync(pathOf(name));
    for (const [damage, spoil] of Object.entries(damages)) {
      spoil(pathOf(name));
      const found = cache.changeOf(stage)?.products ?? [];
      if (bytes.length + (damage === 'deleted' ? 1 : 0) > 0 && !found.includes(name))
        unnoticed.push(`${stage.name}: ${name} ${damage}`);
      rmSync(pathOf(name), { recursive: true, force: true });
      writeFileSync(pathOf(name), bytes);
      utimesSync(pathOf(name), atime, mtime);
    }
  }
  expect(unnoticed).toEqual([]);
});

/** One file of each kind that a build keeps or makes; in full every one but those that are kept by the hundred. */
function listFiles(): string[] {
  const first = (folder: string, pattern: RegExp) =>
    readdirSync(pathOf(folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => pattern.test(name) && statSync(pathOf(`${folder}/${name}`)).isFile())
      .sort()
      .slice(0, isFull && folder.startsWith('.cache/bundle') ? undefined : 1)
      .map((name) => `${folder}/${name}`);
  return [
    '.cache/renderer/renderer.js',
    ...first('.cache/bundle', /\.html$/),
    ...first('.cache/bundle', /manifest\.json$/),
    ...first('.cache/bundle/assets', /^index.*\.css$/),
    ...first('.cache/bundle/assets', /^main.*\.js$/),
    ...(isFull ? first('.cache/bundle', /./) : []),
    ...first('.cache/pictures', /\.avif$/),
    '.cache/pictures/made.txt',
    ...first('.cache/social', /\.jpg$/),
    '.cache/social/made.txt',
    '.cache/chromium/chromium',
    '.cache/chromium/unpacked.json',
    ...first('.cache/chromium/al2023', /\.so$/),
    ...first('.cache/compile', /./),
    ...committed,
    'dist/services.html',
    'dist/404.html',
    ...first('dist/assets', /^main.*\.js$/),
    ...first('dist/pictures', /\.avif$/),
    ...first('dist/social', /\.jpg$/),
    'dist/robots.txt',
  ];
}

/** Builds after each round of damage, and says where the site is not as it was. */
async function heal(rounds: readonly (readonly (readonly [file: string, damage: Damage])[])[]): Promise<void> {
  for (const round of rounds) {
    for (const [file, damage] of round) {
      // What it says, for instance of dates, is believed: somebody committed it.
      if (file !== manifest || damage !== 'changed in one byte') damages[damage](pathOf(file));
    }
    const what = round.map(([file, damage]) => `${file} ${damage}`).join(', ');
    const { code, err } = await build();
    expect({ what, code, err }).toEqual({ what, code: 0, err: '' });
    expect(made(), what).toEqual(whole);
  }
  if (isFull) console.log(`${rounds.length} builds after damage, each of them right`);
}

// Each kind of damage to every file, in as few builds as there are kinds; in full each by itself.
test(
  'a build after any damage makes the same site, and says nothing is wrong',
  async () => {
    const files = listFiles();
    const pairs = damageNames.map((_, turn) =>
      files.map((file, index) => [file, damageNames[(index + turn) % damageNames.length] ?? 'deleted'] as const),
    );
    await heal(isFull ? shareOf(pairs.flat()).map((pair) => [pair]) : pairs);
  },
  isFull ? 7_200_000 : 600_000,
);

test(
  'a record, a lock or a number of a process that is damaged is as good as none',
  async () => {
    const files = [
      '.cache/build.json',
      '.cache/pages.json',
      '.cache/towns.bin',
      '.cache/build.lock',
      '.cache/build.pid',
    ];
    await heal(damageNames.map((damage) => files.map((file) => [file, damage] as const)));
  },
  isFull ? 1_800_000 : 600_000,
);

test('after all that nothing is left to do', async () => {
  const { out } = await copy.run('build.ts', ['--json']);
  expect(JSON.parse(out)).toMatchObject({ ok: true, rendered: 0 });
});
