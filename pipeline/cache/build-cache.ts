import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../snapshots/files/list-files.ts';
import { removeOther } from '../../snapshots/files/write-file.ts';
import {
  readBuildRecord,
  readSiteRecord,
  writeBuildRecord,
  writeSiteRecord,
  type SiteRecord,
  type StageRecord,
} from './build-record.ts';
import { createFileHashes, hashOf } from './file-hashes.ts';
import type {
  RunnableStage,
  Stage,
  StageChange,
  StageReport,
} from './stage.ts';

export type BuildCache = ReturnType<typeof openBuildCache>;

interface CacheOptions {
  /** Read the contents of every file, whatever its size, times and inode say. */
  readonly readsAll?: boolean;
  /** Measures how long a stage takes. */
  readonly time?: <T>(name: string, work: Promise<T>) => Promise<T>;
}

const emptyHash = hashOf('');
const lockFile = 'package-lock.json';
const isTest = (name: string) => /\.test\.tsx?$/.test(name);

/**
 * What is cached of earlier builds of the project at `root`, from one record. A stage is fresh where its inputs are those it
 * ran with and its products those it left; to know that of files which are as they were last seen, none is read.
 */
export function openBuildCache(
  root: string,
  { readsAll = false, time = (_name, work) => work }: CacheOptions = {},
) {
  const recordFile = join(root, '.cache/build.json');
  const siteFile = join(root, '.cache/pages.json');
  const earlier = readBuildRecord(recordFile);
  const hashes = createFileHashes(root, readsAll ? {} : earlier.files);
  const stages: Record<string, StageRecord> = { ...earlier.stages };
  let site: SiteRecord | undefined;
  let isChanged = false;

  /** Everything that is in no file. */
  const settingsOf = ({ settings = null, dependsOn = [] }: Stage) =>
    hashOf(
      process.version,
      JSON.stringify(settings),
      ...dependsOn.map((name) =>
        JSON.stringify(stages[name]?.products ?? null),
      ),
    );

  const inputsOf = ({ inputs }: Stage) => {
    const names = new Set<string>();
    for (const path of [lockFile, ...inputs]) {
      const left = path.slice(1);
      if (!path.startsWith('!'))
        for (const name of listFiles(root, [path])) names.add(name);
      else
        for (const name of names)
          if (name === left || name.startsWith(`${left}/`)) names.delete(name);
    }
    return hashes.hashesOf([...names].filter((name) => !isTest(name)).sort());
  };

  const changeOf = (
    stage: Stage,
    inputs = inputsOf(stage),
  ): StageChange | undefined => {
    const last = stages[stage.name];
    if (!last) return { everything: true, inputs: [], products: [] };
    const products = stage.products
      ? listFiles(root, stage.products)
      : Object.keys(last.products);
    const change = {
      everything: settingsOf(stage) !== last.settings,
      inputs: differences(last.inputs, inputs),
      products: differences(last.products, hashes.hashesOf(products)),
    };
    return change.everything ||
      change.inputs.length > 0 ||
      change.products.length > 0
      ? change
      : undefined;
  };

  /** Records that the stage ran, with its inputs as they were before, and left its products as they are. */
  const record = (
    stage: Stage,
    inputs: StageRecord['inputs'],
    { products: reported }: StageReport = {},
  ): void => {
    // In one order, whatever order they were made in: what stands on them is named after them.
    const made = reported
      ? Object.keys(reported).sort()
      : listFiles(root, stage.products ?? []);
    const products: Record<string, string> = {};
    for (const name of made) {
      // One that is said to be there and is not makes the stage run again.
      const hash = hashes.hashOf(name, reported?.[name]) ?? reported?.[name];
      if (hash !== undefined) products[name] = hash;
    }
    stages[stage.name] = { settings: settingsOf(stage), inputs, products };
    isChanged = true;
  };

  /** Makes a stage run again the next time. */
  const forget = ({ name }: Pick<Stage, 'name'>): void => {
    delete stages[name];
    isChanged = true;
  };

  return {
    hashOf: hashes.hashOf,
    changeOf,
    isFresh: (stage: Stage): boolean => changeOf(stage) === undefined,
    inputsOf,
    record,
    /** Runs a stage that is not fresh. */
    async update(stage: RunnableStage): Promise<void> {
      const inputs = inputsOf(stage);
      const change = changeOf(stage, inputs);
      if (!change) return;
      for (const product of change.products) removeOther(join(root, product));
      record(stage, inputs, (await time(stage.name, stage.run(change))) ?? {});
    },
    /** Hash of everything that a stage depends on; the same on every machine. */
    fingerprintOf: (stage: Stage): string =>
      hashOf(settingsOf(stage), JSON.stringify(inputsOf(stage))),
    /** Hash of each file that a stage made when it last ran. */
    productsOf: (name: string): Readonly<Record<string, string>> =>
      stages[name]?.products ?? {},
    forget,
    /** Forgets stages of an earlier version of the project: what they were made from says nothing any more. */
    retain(current: readonly Stage[]): void {
      for (const name of Object.keys(stages))
        if (!current.some((stage) => stage.name === name)) forget({ name });
    },
    /** Hash of the contents of these files, whatever their names. */
    hashOfFiles: (files: readonly string[]): string =>
      hashOf(...Object.values(hashes.hashesOf(files))),
    /** Hash of the versions of these packages and of all they depend on. */
    hashOfPackages: (packages: readonly string[]): string =>
      hashOf(...versionsOf(packages, join(root, lockFile))),
    /**
     * Whether a file is there as a stage left it. One that no record knows is taken as it is: files that take long to make are named after
     * what they are made from and written whole, and a run that was stopped has not worked in vain.
     */
    isWhole(stage: string, name: string): boolean {
      const hash = hashes.hashOf(name);
      return (
        hash !== undefined &&
        hash !== emptyHash &&
        hash === (stages[stage]?.products[name] ?? hash)
      );
    },
    /** What is known of the pages of `dist/`. */
    site: (): SiteRecord =>
      (site ??= readSiteRecord(siteFile) ?? {
        templateFingerprint: '',
        pages: {},
      }),
    recordSite(record: SiteRecord): void {
      site = record;
      writeSiteRecord(siteFile, record);
    },
    /** Writes what is known now, where that is more than before. */
    save(): void {
      if (!isChanged && !hashes.isChanged()) return;
      const used = Object.values(stages).flatMap(({ inputs, products }) =>
        Object.keys({ ...inputs, ...products }),
      );
      writeBuildRecord(recordFile, {
        files: hashes.seenOf(new Set(used)),
        stages,
      });
    },
  };
}

/** Names whose hash is not the same in both, or that one of them lacks. */
function differences(
  one: Readonly<Record<string, string>>,
  other: Readonly<Record<string, string>>,
): string[] {
  return Object.keys({ ...one, ...other }).filter(
    (name) => one[name] !== other[name],
  );
}

interface LockedPackage {
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/**
 * Versions of packages and of all they depend on, by the lock file. Builds for other platforms count
 * too, so that every machine gets the same list.
 */
function versionsOf(packages: readonly string[], file: string): string[] {
  const locked = (
    JSON.parse(readFileSync(file, 'utf8')) as {
      packages: Readonly<Record<string, LockedPackage>>;
    }
  ).packages;
  const versions = new Map<string, string>();
  const visit = (name: string, importer: string) => {
    const [own, shared] = [
      `${importer}/node_modules/${name}`,
      `node_modules/${name}`,
    ];
    const path = locked[own] ? own : shared;
    if (!locked[path] || versions.has(path)) return;
    const { version = '', dependencies, optionalDependencies } = locked[path];
    versions.set(path, version);
    for (const needed of Object.keys({
      ...dependencies,
      ...optionalDependencies,
    }))
      visit(needed, path);
  };
  for (const name of packages) visit(name, '');
  return [...versions].map(([path, version]) => `${path} ${version}`).sort();
}
