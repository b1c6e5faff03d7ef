import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { assertDefined } from '../../src/domain/assert-defined.ts';
import { listFiles } from '../files/list-files.ts';
import { removeOther } from '../files/write-file.ts';
import { readBuildRecord, writeBuildRecord, type StageRecord } from './build-record.ts';
import { createFileHashes } from './file-hashes.ts';
import { hashOf } from './hash-of.ts';
import { lockFile, versionsOf, type PackageLock } from './package-versions.ts';
import { readSiteRecord, writeSiteRecord, type SiteMark, type SiteRecord } from './site-record.ts';
import type { InputHashes, RunnableStage, Stage, StageChange, StageReport } from './stage.ts';

export type BuildCache = ReturnType<typeof openBuildCache>;

interface CacheOptions {
  /** Read the contents of every file, whatever its size, times and inode say. */
  readonly readsAll?: boolean;
}

type MeasureTime = <T>(name: string, work: Promise<T>) => Promise<T>;

const isTest = (name: string) => /\.test\.tsx?$/.test(name);

/**
 * What is cached of earlier builds of the project at `root`, from one record. A stage is fresh where its inputs are those it
 * ran with and its products those it left; to know that of files which are as they were last seen, none is read.
 */
export function openBuildCache(root: string, { readsAll = false }: CacheOptions = {}) {
  const recordFile = join(root, '.cache/build.json');
  const pagesFile = join(dirname(recordFile), 'pages.json');
  const earlier = readBuildRecord(recordFile);
  const hashes = createFileHashes(root, readsAll ? {} : earlier.files);
  const stages: Record<string, StageRecord> = { ...earlier.stages };
  let site: SiteRecord | undefined;
  let siteMark: SiteMark | undefined = earlier.site;
  let isChanged = false;

  /** Everything that is in no file. */
  const settingsOf = ({ settings = null, after = [] }: Stage) =>
    hashOf(
      process.version,
      JSON.stringify(settings),
      ...after.map((name) => JSON.stringify(stages[name]?.products ?? null)),
    );

  const inputsOf = ({ inputs }: Stage): InputHashes => {
    const names = new Set<string>();
    for (const path of [lockFile, ...inputs]) {
      const left = path.slice(1);
      if (!path.startsWith('!')) for (const name of listFiles(root, [path])) names.add(name);
      else for (const name of names) if (name === left || name.startsWith(`${left}/`)) names.delete(name);
    }
    return hashes.hashesOf([...names].filter((name) => !isTest(name)).sort());
  };

  const productChange = ({ products }: Stage, last: StageRecord) =>
    differences(last.products, hashes.hashesOf(products ? listFiles(root, products) : Object.keys(last.products)));

  const changeOf = (stage: Stage, inputs = inputsOf(stage)): StageChange | undefined => {
    const last = stages[stage.name];
    if (!last) return { everything: true, inputs: [], products: [] };
    const change = {
      everything: settingsOf(stage) !== last.settings,
      inputs: differences(last.inputs, inputs),
      products: productChange(stage, last),
    };
    return change.everything || change.inputs.length > 0 || change.products.length > 0 ? change : undefined;
  };

  /** As `changeOf` says. The products are many, and not looked at where the inputs tell already. */
  const isFresh = (stage: Stage): boolean => {
    const last = stages[stage.name];
    if (!last || settingsOf(stage) !== last.settings) return false;
    return differences(last.inputs, inputsOf(stage)).length === 0 && productChange(stage, last).length === 0;
  };

  /** Records that the stage ran, with its inputs as they were before, and left its products as they are. */
  const record = (stage: Stage, inputs: InputHashes, { products: reported }: StageReport = {}): void => {
    // In one order, whatever order they were made in: what stands on them is named after them.
    const made = reported ? Object.keys(reported).sort() : listFiles(root, stage.products ?? []);
    const products: Record<string, string> = {};
    for (const name of made) {
      // One that is said to be there and is not makes the stage run again.
      const hash = hashes.note(name, reported?.[name]) ?? reported?.[name];
      if (hash !== undefined) products[name] = hash;
    }
    stages[stage.name] = { settings: settingsOf(stage), inputs, products };
    isChanged = true;
  };

  return {
    hashOf: hashes.hashOf,
    note: hashes.note,
    changeOf,
    isFresh,
    inputsOf,
    record,
    /** Runs a stage that is not fresh, and measures how long it takes. */
    async update(stage: RunnableStage, time: MeasureTime): Promise<void> {
      const inputs = inputsOf(stage);
      const change = changeOf(stage, inputs);
      if (!change) return;
      for (const product of change.products) removeOther(join(root, product));
      record(stage, inputs, (await time(stage.name, stage.run(change))) ?? {});
    },
    /** Hash of everything that a stage depends on; the same on every machine. */
    fingerprintOf: (stage: Stage): string => hashOf(settingsOf(stage), JSON.stringify(inputsOf(stage))),
    /** Hash of each file that a stage made when it last ran. */
    productsOf: (name: string): Readonly<Record<string, string>> => stages[name]?.products ?? {},
    /** Makes a stage run again the next time. */
    forget(stage: Stage): void {
      delete stages[stage.name];
      isChanged = true;
    },
    /** Forgets stages of an earlier version of the project: what they were made from says nothing any more. */
    retain(known: readonly Stage[]): void {
      const names = new Set(known.map(({ name }) => name));
      for (const name of Object.keys(stages).filter((one) => !names.has(one))) {
        delete stages[name];
        isChanged = true;
      }
    },
    /** Hash of these files' contents, under whatever names, and of the packages' versions, those they stand on included. */
    hashOfAll(files: readonly string[], packages: readonly string[]): string {
      const lock = packages.length > 0 ? readFileSync(join(root, lockFile), 'utf8') : '{}';
      const versions = versionsOf(packages, JSON.parse(lock) as PackageLock);
      return hashOf(...Object.values(hashes.hashesOf(files)), hashOf(...versions));
    },
    /** How many pages `dist/` has. */
    pageCount: () => (site ? Object.keys(site.pages).length : earlier.site.count),
    /** What is known of the pages of `dist/`. */
    site: () => (site ??= readSiteRecord(pagesFile, earlier.site)),
    recordSite(pages: SiteRecord): void {
      site = pages;
      siteMark = undefined;
      isChanged = true;
    },
    /** Writes what is known now, where that is more than before. */
    save(): void {
      if (!isChanged && !hashes.isChanged()) return;
      const used = Object.values(stages).flatMap(({ inputs, products }) => [
        ...Object.keys(inputs),
        ...Object.keys(products),
      ]);
      siteMark ??= writeSiteRecord(pagesFile, assertDefined(site, 'pages that were recorded'));
      writeBuildRecord(recordFile, { files: hashes.seenOf(new Set(used)), stages, site: siteMark });
    },
  };
}

/** Names whose hash is not the same in both, or that one of them lacks. */
function differences(one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>): string[] {
  return [
    ...Object.keys(one).filter((name) => one[name] !== other[name]),
    ...Object.keys(other).filter((name) => !(name in one)),
  ];
}
