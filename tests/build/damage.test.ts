import { cpSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BuildCache } from '../../pipeline/cache/build-cache.ts';
import type { Stage } from '../../pipeline/cache/stage.ts';
import { openStages } from '../support/copies/all-stages.ts';
import { copyToBreak } from '../support/copies/copy-to-break.ts';
import {
  committedOf,
  damageRounds,
  eachAlone,
  manifest,
  roundsOf,
  type Round,
} from '../support/copies/damage-rounds.ts';
import { damages } from '../support/copies/damage.ts';
import { isFull, shareOf } from '../support/copies/fault-share.ts';
import { changedFiles } from '../support/copies/project-copy.ts';

/* What a build made, and what it keeps for the next one, is checked and not trusted. In full by npm run test:faults. */

const copy = copyToBreak();
const pathOf = (name: string) => join(copy.root, name);
const build = () => copy.run('build.ts');
/** The site, and what is committed of what a build makes. */
const made = () => ({ ...copy.site(), ...Object.fromEntries(committed.map((name) => [name, copy.read(name)])) });
let whole: ReturnType<typeof made>;
let committed: readonly string[] = [];
let cache: BuildCache;
let stages: readonly Stage[];
/** The copy as it was before any damage, where all are tried. */
const saved = `${copy.root}-whole`;
beforeAll(async () => {
  expect(await build()).toMatchObject({ code: 0, err: '' });
  ({ cache, stages } = await openStages(copy.root));
  committed = committedOf(stages.flatMap(({ name }) => Object.keys(cache.productsOf(name))));
  whole = made();
  if (isFull) cpSync(copy.root, saved, { recursive: true, preserveTimestamps: true });
}, 300_000);
afterAll(() => {
  copy.dispose();
  rmSync(saved, { recursive: true, force: true });
});

test('every file that a stage made is missed or found damaged, whatever happens to it', () => {
  const products = stages.flatMap((stage) =>
    Object.keys(cache.productsOf(stage.name)).map((name) => ({ stage, name })),
  );
  expect(products.length).toBeGreaterThan(isFull ? 1500 : 300);
  const kept = products.map(({ stage, name }) => ({
    stage,
    name,
    bytes: readFileSync(pathOf(name)),
    times: statSync(pathOf(name)),
  }));
  const unnoticed: string[] = [];
  for (const [damage, spoil] of Object.entries(damages)) {
    for (const { name } of kept) spoil(pathOf(name));
    const found = new Map(stages.map((stage) => [stage, new Set(cache.changeOf(stage)?.products)]));
    for (const { stage, name, bytes, times } of kept) {
      if (bytes.length + (damage === 'deleted' ? 1 : 0) > 0 && !found.get(stage)?.has(name))
        unnoticed.push(`${stage.name}: ${name} ${damage}`);
      rmSync(pathOf(name), { recursive: true, force: true });
      writeFileSync(pathOf(name), bytes);
      utimesSync(pathOf(name), times.atime, times.mtime);
    }
  }
  expect(unnoticed).toEqual([]);
});

/** Damages, builds, and says what is not right then. */
async function buildAfter(round: Round): Promise<string> {
  for (const [file, damage] of round) {
    // What it says, for instance of dates, is believed: somebody committed it.
    if (file !== manifest || damage !== 'changed in one byte') damages[damage](pathOf(file));
  }
  const { code, err } = await build();
  return code === 0 && err === '' ? changedFiles(made(), whole).join(', ') : `exit ${code}: ${err}`;
}

/** Builds after each round of damage: the site is as it was. */
async function heal(rounds: readonly Round[]): Promise<void> {
  const faults: string[] = [];
  for (const round of rounds) {
    const fault = await buildAfter(round);
    if (fault === '') continue;
    faults.push(`${round.map(([file, damage]) => `${file} ${damage}`).join(', ')}: ${fault}`);
    // What follows would tell of the same again.
    if (!isFull) break;
    copy.remove('');
    cpSync(saved, copy.root, { recursive: true, preserveTimestamps: true });
  }
  expect(faults).toEqual([]);
  if (isFull) console.info(`${rounds.flat().length} damages healed`);
}

test(
  'a build after any damage makes the same site, and says nothing is wrong',
  () => heal(shareOf(damageRounds(copy.root, committed))),
  isFull ? 7_200_000 : 600_000,
);

test(
  'a record, a lock or a number of a process that is damaged is as good as none',
  async () => {
    const records = ['build.json', 'pages.json', 'towns.bin', 'build.pid'].map((name) => `.cache/${name}`);
    const rounds = roundsOf([...records, '.build.lock']);
    await heal(shareOf(isFull ? eachAlone(rounds) : rounds));
  },
  isFull ? 1_800_000 : 600_000,
);

test('after all that nothing is left to do', async () => {
  const { out } = await copy.run('build.ts', ['--json']);
  expect(JSON.parse(out)).toMatchObject({ ok: true, rendered: 0 });
});
