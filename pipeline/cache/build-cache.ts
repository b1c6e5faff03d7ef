import { readText } from '../../pack/read-text.ts';
import { join } from 'node:path';
import { hashOf } from '../../snapshots/files/hash-of.ts';
import { listFiles } from './list-files.ts';
import { removeOther } from '../../snapshots/files/write-file.ts';
import {
  readBuildRecord,
  writeBuildRecord,
  type StageRecord,
} from './build-record.ts';
import { FileHashes } from './file-hashes.ts';
import { lockedVersions } from './locked-versions.ts';
import type {
  RunnableStage,
  Stage,
  StageChange,
  StageReport,
} from './stage.ts';

interface CacheOptions {
  /** Read the contents of every file, even if its size, times and inode are unchanged. */
  readonly readsAll?: boolean;
  /** Measures how long a stage takes. */
  readonly time?: <T>(name: string, work: Promise<T>) => Promise<T>;
}

/** Hashes of files by their paths in the project. */
type Hashes = Readonly<Record<string, string>>;

/** A stale stage, with its inputs as of the check. */
interface DueStage {
  readonly stage: RunnableStage;
  readonly inputs: Hashes;
  readonly change: StageChange;
}

const emptyHash = hashOf('');
const lockFile = 'package-lock.json';
const isTest = (name: string) => /\.test\.tsx?$/.test(name);

/**
 * The cache of a project's earlier builds. A stage is fresh if its inputs are those of its last run
 * and its products are as that run left them. A file whose size, times and inode are unchanged is
 * not read again.
 */
export class BuildCache {
  readonly #root: string;
  readonly #recordFile: string;
  readonly #time: NonNullable<CacheOptions['time']>;
  readonly #files: FileHashes;
  readonly #stages: Record<string, StageRecord>;
  #isChanged = false;

  constructor(
    root: string,
    { readsAll = false, time = (_name, work) => work }: CacheOptions = {},
  ) {
    this.#root = root;
    this.#recordFile = join(root, '.cache/build.json');
    this.#time = time;
    const { files, stages } = readBuildRecord(this.#recordFile);
    this.#files = new FileHashes(root, readsAll ? {} : files);
    this.#stages = { ...stages };
  }

  /** Hash of a file; undefined if there is none. */
  hashOf(name: string): string | undefined {
    return this.#files.of(name);
  }

  /** Hashes of those files that exist. */
  hashesOf(names: Iterable<string>): Hashes {
    return this.#files.ofAll(names);
  }

  /** One hash of the contents of these files, whatever their names. */
  hashOfFiles(names: readonly string[]): string {
    return hashOf(...Object.values(this.hashesOf(names)));
  }

  /** One hash of the versions of these packages and of all they depend on. */
  hashOfPackages(names: readonly string[]): string {
    const lock = readText(join(this.#root, lockFile));
    return hashOf(...lockedVersions(names, lock));
  }

  /** Hashes of a stage's input files as they are now. */
  inputsOf({ inputs }: Stage): Hashes {
    const names = new Set<string>();
    for (const path of [lockFile, ...inputs]) {
      if (path.startsWith('!')) exclude(names, path.slice(1));
      else for (const name of listFiles(this.#root, [path])) names.add(name);
    }
    return this.hashesOf([...names].filter((name) => !isTest(name)).sort());
  }

  /** Hash of each file that a stage made in its last run. */
  productsOf(name: string): Hashes {
    return this.#stages[name]?.products ?? {};
  }

  /** Why a stage is stale; undefined if it is fresh. */
  changeOf(
    stage: Stage,
    inputs = this.inputsOf(stage),
  ): StageChange | undefined {
    const last = this.#stages[stage.name];
    if (!last) return { everything: true, inputs: [], products: [] };
    const products = stage.products
      ? listFiles(this.#root, stage.products)
      : Object.keys(last.products);
    const change = {
      everything: this.#settingsOf(stage) !== last.settings,
      inputs: differences(last.inputs, inputs),
      products: differences(last.products, this.hashesOf(products)),
    };
    const isFresh =
      !change.everything &&
      change.inputs.length === 0 &&
      change.products.length === 0;
    return isFresh ? undefined : change;
  }

  isFresh(stage: Stage): boolean {
    return this.changeOf(stage) === undefined;
  }

  /** Hash of everything that a stage depends on; the same on every machine. */
  fingerprintOf(stage: Stage): string {
    const inputs = JSON.stringify(this.inputsOf(stage));
    return hashOf(this.#settingsOf(stage), inputs);
  }

  /**
   * Whether a product is as its stage left it. A file without a cache entry is trusted: files that
   * take long to make are named after their inputs and written atomically, so those of an
   * interrupted run are right.
   */
  isWhole(stage: string, name: string): boolean {
    const hash = this.hashOf(name);
    if (hash === undefined || hash === emptyHash) return false;
    return hash === (this.productsOf(stage)[name] ?? hash);
  }

  /** The stale ones of `stages`. */
  findDue(stages: readonly RunnableStage[]): DueStage[] {
    return stages.flatMap((stage) => {
      const inputs = this.inputsOf(stage);
      const change = this.changeOf(stage, inputs);
      return change ? [{ stage, inputs, change }] : [];
    });
  }

  async run({ stage, inputs, change }: DueStage): Promise<void> {
    for (const product of change.products)
      removeOther(join(this.#root, product));
    const report = await this.#time(stage.name, stage.run(change));
    this.record(stage, inputs, report ?? {});
  }

  /** Runs the stale ones of `stages`, one after the other. */
  async update(...stages: readonly RunnableStage[]): Promise<void> {
    for (const stage of stages)
      for (const due of this.findDue([stage])) await this.run(due);
  }

  /**
   * Records that a stage ran, with its inputs as they were before, and its products as they are.
   */
  record(stage: Stage, inputs: Hashes, report: StageReport): void {
    const reported = report.products;
    // Sorted: a stage that depends on this one gets a hash of the list.
    const names = reported
      ? Object.keys(reported).sort()
      : listFiles(this.#root, stage.products ?? []);
    const products: Record<string, string> = {};
    for (const name of names) {
      const given = reported?.[name];
      // A file that is reported but missing is recorded all the same, so that the stage runs again.
      const hash = this.#files.of(name, given) ?? given;
      if (hash !== undefined) products[name] = hash;
    }
    const settings = this.#settingsOf(stage);
    this.#stages[stage.name] = { settings, inputs, products };
    this.#isChanged = true;
  }

  /** Makes a stage run again in the next build. */
  forget({ name }: Pick<Stage, 'name'>): void {
    delete this.#stages[name];
    this.#isChanged = true;
  }

  /** Forgets all stages but these: an earlier version of the project had others. */
  retain(stages: readonly Stage[]): void {
    const current = new Set(stages.map(({ name }) => name));
    for (const name of Object.keys(this.#stages))
      if (!current.has(name)) this.forget({ name });
  }

  /** Writes the build record, if it changed. */
  save(): void {
    if (!this.#isChanged && !this.#files.isChanged) return;
    const stages = this.#stages;
    const used = Object.values(stages).flatMap(({ inputs, products }) =>
      Object.keys({ ...inputs, ...products }),
    );
    const files = this.#files.seenOf(new Set(used));
    writeBuildRecord(this.#recordFile, { files, stages });
  }

  /** Hash of what a stage depends on besides files. */
  #settingsOf({ settings = null, dependsOn = [] }: Stage): string {
    const products = dependsOn.map((name) =>
      JSON.stringify(this.#stages[name]?.products ?? null),
    );
    return hashOf(process.version, JSON.stringify(settings), ...products);
  }
}

/** Takes a file, or all files below a folder, out of `names`. */
function exclude(names: Set<string>, path: string): void {
  for (const name of names)
    if (name === path || name.startsWith(`${path}/`)) names.delete(name);
}

/** Names whose hash differs, or that only one of the two has. */
function differences(one: Hashes, other: Hashes): string[] {
  return Object.keys({ ...one, ...other }).filter(
    (name) => one[name] !== other[name],
  );
}
