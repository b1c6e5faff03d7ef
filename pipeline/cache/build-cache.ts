import { join } from 'node:path';
import { readText } from '../../core/disk/read-text.ts';
import { hashOf } from '../../core/disk/hash-of.ts';
import { removeOther } from '../../core/disk/write-file.ts';
import { readBuildRecord, writeBuildRecord } from './build-record.ts';
import { differences, FileHashes, type Hashes } from './file-hashes.ts';
import { listFiles } from '../../core/disk/list-files.ts';
import { lockedVersions } from './locked-versions.ts';
import type { RunnableStage, Stage, StageChange } from './stage.ts';

/** A stale stage, with its inputs as they were when it was checked. */
interface DueStage {
  readonly stage: RunnableStage;
  readonly inputs: Hashes;
  readonly change: StageChange;
}

const emptyHash = hashOf('');
/** Recorded as the hash of a product that its stage reported but did not write. */
const missingHash = 'missing';
const lockFile = 'package-lock.json';
const testFile = /\.test\.tsx?$/;
const neverRan: StageChange = { everything: true, inputs: [], products: [] };

export type BuildCache = ReturnType<typeof openBuildCache>;

/**
 * Opens the cache of a project's earlier builds. A stage is fresh if its inputs are unchanged since
 * its last run and its products are as that run left them. A file whose size, times and inode are
 * unchanged is not read again, unless `readsAll`.
 */
export function openBuildCache(root: string, { readsAll = false } = {}) {
  const recordFile = join(root, '.cache/build.json');
  const before = readBuildRecord(recordFile);
  const files = new FileHashes(root, readsAll ? {} : before.files);
  const stages = new Map(Object.entries(before.stages));
  let isChanged = false;

  /** Returns the current hashes of a stage's input files. */
  function inputsOf({ inputs }: Stage): Hashes {
    const names = new Set<string>();
    for (const path of [lockFile, ...inputs]) {
      if (path.startsWith('!')) exclude(names, path.slice(1));
      else for (const name of listFiles(root, [path])) names.add(name);
    }
    const read = [...names].filter((name) => !testFile.test(name));
    return files.ofAll(read.sort());
  }

  /** Hash of each file that a stage made in its last run. */
  const productsOf = (name: string): Hashes => stages.get(name)?.products ?? {};

  /** Hash of a stage's settings, Node's version, and the products of the stages it depends on. */
  function settingsOf({ settings = null, dependsOn = [] }: Stage): string {
    const products = dependsOn.map((name) =>
      JSON.stringify(stages.get(name)?.products ?? null),
    );
    return hashOf(process.version, JSON.stringify(settings), ...products);
  }

  /** Returns why a stage is stale; undefined if it is fresh. */
  function changeOf(
    stage: Stage,
    inputs = inputsOf(stage),
  ): StageChange | undefined {
    const last = stages.get(stage.name);
    if (!last) return neverRan;
    const products = stage.products
      ? listFiles(root, stage.products)
      : Object.keys(last.products);
    const change = {
      everything: settingsOf(stage) !== last.settings,
      inputs: differences(last.inputs, inputs),
      products: differences(last.products, files.ofAll(products)),
    };
    const changed = [...change.inputs, ...change.products];
    return change.everything || changed.length > 0 ? change : undefined;
  }

  /** Returns the stages that are stale. */
  function findDue(all: readonly RunnableStage[]): DueStage[] {
    return all.flatMap((stage) => {
      const inputs = inputsOf(stage);
      const change = changeOf(stage, inputs);
      return change ? [{ stage, inputs, change }] : [];
    });
  }

  /**
   * Records a run of a stage, with its inputs as they were before the run and the current hashes of
   * the files it made. `known` holds hashes that the caller has already computed.
   */
  function record(
    stage: Stage,
    inputs: Hashes,
    made: readonly string[],
    known: Hashes = {},
  ): void {
    const products: Record<string, string> = {};
    // Sorted, since the stages that depend on this one hash the list.
    for (const name of made.toSorted())
      products[name] = files.of(name, known[name]) ?? missingHash;
    const settings = settingsOf(stage);
    stages.set(stage.name, { settings, inputs, products });
    isChanged = true;
  }

  async function run({ stage, inputs, change }: DueStage): Promise<void> {
    for (const product of change.products) {
      removeOther(join(root, product));
    }
    const made = await stage.run(change);
    record(stage, inputs, made ?? listFiles(root, stage.products ?? []));
  }

  return {
    inputsOf,
    productsOf,
    changeOf,
    findDue,
    record,
    run,

    /** Hash of a file; undefined if there is none. */
    hashOf: (name: string) => files.of(name),

    /** One hash of the contents of these files, without their names. */
    hashOfFiles(names: readonly string[]): string {
      const hashes = Object.values(files.ofAll(names));
      return hashOf(...hashes);
    },

    /** One hash of the versions of these packages and of all they depend on. */
    hashOfPackages(names: readonly string[]): string {
      const lock = readText(join(root, lockFile));
      return hashOf(...lockedVersions(names, lock));
    },

    isFresh: (stage: Stage) => changeOf(stage) === undefined,

    /** Hash of everything that a stage depends on; the same on every machine. */
    fingerprintOf(stage: Stage): string {
      const inputs = JSON.stringify(inputsOf(stage));
      return hashOf(settingsOf(stage), inputs);
    },

    /**
     * Whether a product is as its stage left it. A file without a cache entry is trusted unless it
     * is empty: such files are named after their inputs and written atomically, so an interrupted
     * run leaves only intact ones.
     */
    isWhole(stage: string, name: string): boolean {
      const hash = files.of(name);
      if (hash === undefined || hash === emptyHash) return false;
      return hash === (productsOf(stage)[name] ?? hash);
    },

    /** Runs a stage if it is stale. */
    async update(stage: RunnableStage): Promise<void> {
      for (const due of findDue([stage])) {
        await run(due);
      }
    },

    /** Makes a stage run again in the next build. */
    forget(stage: Stage): void {
      stages.delete(stage.name);
      isChanged = true;
    },

    /** Writes the build record, if it changed. */
    save(): void {
      if (!isChanged && !files.isChanged) return;
      const used = new Set<string>();
      for (const { inputs, products } of stages.values())
        for (const name of Object.keys({ ...inputs, ...products }))
          used.add(name);
      writeBuildRecord(recordFile, {
        files: files.seenOf(used),
        stages: Object.fromEntries(stages),
      });
    },
  };
}

/** Removes a file, or all files below a folder, from `names`. */
function exclude(names: Set<string>, path: string): void {
  for (const name of names)
    if (name === path || name.startsWith(`${path}/`)) names.delete(name);
}
