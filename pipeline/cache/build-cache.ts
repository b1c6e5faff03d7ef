import { dirname, join } from 'node:path';
import { assertDefined } from '../../src/domain/assert-defined.ts';
import { listFiles } from '../files/list-files.ts';
import { removeOther } from '../files/write-file.ts';
import { readBuildRecord, writeBuildRecord, type StageRecord } from './build-record.ts';
import { createFileHashes } from './file-hashes.ts';
import { hashOf } from './hash-of.ts';
import { createModuleGraphs } from './module-graph.ts';
import { createPackageHashes, lockFile } from './package-hashes.ts';
import { readSiteRecord, writeSiteRecord, type SiteMark, type SiteRecord } from './site-record.ts';
import type { RunnableStage, Stage, StageChange, StageReport } from './stage.ts';
import { differences } from './differences.ts';

export type BuildCache = ReturnType<typeof openBuildCache>;

interface CacheOptions {
  /** Read the contents of every file, whatever its size, times and inode say. */
  readonly readsAll?: boolean;
}

type MeasureTime = <T>(name: string, work: Promise<T>) => Promise<T>;

/**
 * What is known of earlier builds of the project at `root`, from one record. A stage is fresh where its inputs are those it
 * ran with and its products those it left; to know that of files which are as they were last seen, none is read.
 */
export function openBuildCache(root: string, { readsAll = false }: CacheOptions = {}) {
  const recordFile = join(root, '.cache/build.json');
  const earlier = readBuildRecord(recordFile);
  const hashes = createFileHashes(root, readsAll ? {} : earlier.files);
  const graphs = createModuleGraphs(root, hashes, earlier.modules);
  const packages = createPackageHashes(root, hashes, earlier.versions);
  const stages: Record<string, StageRecord> = { ...earlier.stages };
  const pagesFile = join(dirname(recordFile), 'pages.json');
  let site: SiteRecord | undefined;
  let siteMark: SiteMark | undefined = earlier.site;
  let isChanged = false;

  const outcomeOf = (name: string) => JSON.stringify(stages[name]?.products ?? null);

  /** What the stage would be made from now, if it used the same files beside its imports as `report` says. */
  const currentInputs = ({ code, data = [], settings = null, after = [] }: Stage, report: StageReport) => {
    const graph = graphs.graphOf(code);
    const names = new Set([...graph.files, ...listFiles(root, data), ...(report.files ?? [])]);
    const used = new Set([...graph.packages, ...(report.packages ?? [])]);
    return {
      static: hashOf(
        process.version,
        JSON.stringify(settings),
        packages.hashOf([...used].sort()),
        ...after.map(outcomeOf),
      ),
      inputs: hashes.hashesOf([...names].sort()),
    };
  };

  const inputChange = (stage: Stage, last: StageRecord) => {
    const now = currentInputs(stage, last.report);
    return { everything: now.static !== last.static, inputs: differences(last.inputs, now.inputs) };
  };

  const productChange = ({ products }: Stage, last: StageRecord) =>
    differences(last.products, hashes.hashesOf(products ? listFiles(root, products) : Object.keys(last.products)));

  const changeOf = (stage: Stage): StageChange | undefined => {
    const last = stages[stage.name];
    if (!last) return { everything: true, inputs: [], products: [] };
    const change = { ...inputChange(stage, last), products: productChange(stage, last) };
    return change.everything || change.inputs.length > 0 || change.products.length > 0 ? change : undefined;
  };

  /** As `changeOf` says. The products are many, and not looked at where the inputs tell already. */
  const isFresh = (stage: Stage): boolean => {
    const last = stages[stage.name];
    if (!last) return false;
    const { everything, inputs } = inputChange(stage, last);
    return !everything && inputs.length === 0 && productChange(stage, last).length === 0;
  };

  /** Records that the stage ran with its inputs as they were at `started`, and left its products as they are. */
  const record = (stage: Stage, started: number, report: StageReport = {}): void => {
    const { static: settings, inputs } = currentInputs(stage, report);
    // Nobody knows which content of such a file was used: the stage runs again.
    for (const name of Object.keys(inputs)) if (hashes.isWrittenSince(name, report.since ?? started)) inputs[name] = '';
    // In one order, whatever order they were made in: what stands on them is named after them.
    const reported = report.products;
    const made = reported ? Object.keys(reported).sort() : listFiles(root, stage.products ?? []);
    const products: Record<string, string> = {};
    for (const name of made) {
      // One that is said to be there and is not makes the stage run again.
      const hash = hashes.note(name, reported?.[name]) ?? reported?.[name];
      if (hash !== undefined) products[name] = hash;
    }
    stages[stage.name] = {
      static: settings,
      inputs,
      products,
      report: { files: report.files ?? [], packages: report.packages ?? [] },
    };
    isChanged = true;
  };

  return {
    hashOf: hashes.hashOf,
    note: hashes.note,
    changeOf,
    isFresh,
    record,
    /** Runs a stage that is not fresh, and measures how long it takes. */
    async update(stage: RunnableStage, time: MeasureTime): Promise<void> {
      const change = changeOf(stage);
      if (!change) return;
      for (const product of change.products) removeOther(join(root, product));
      const started = Date.now();
      record(stage, started, (await time(stage.name, stage.run(change))) ?? {});
    },
    /** Hash of everything that a stage depends on; the same on every machine. */
    fingerprintOf(stage: Stage): string {
      const { static: settings, inputs } = currentInputs(stage, stages[stage.name]?.report ?? {});
      return hashOf(settings, JSON.stringify(inputs));
    },
    /** Hash of each file that a stage made when it last ran. */
    productsOf: (name: string): Readonly<Record<string, string>> => stages[name]?.products ?? {},
    /** Hash of each file that a stage was made from when it last ran. */
    inputsOf: (name: string): Readonly<Record<string, string>> => stages[name]?.inputs ?? {},
    /** Makes a stage run again the next time. */
    forget(stage: Stage): void {
      delete stages[stage.name];
      isChanged = true;
    },
    /** Hash of these files and of the packages' versions, those they stand on included. */
    hashOfAll: (files: readonly string[], named: readonly string[]): string =>
      // By contents alone: a file that moves makes no picture anew.
      hashOf(...Object.values(hashes.hashesOf(files)), packages.hashOf(named)),
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
      const names = new Set([lockFile, ...used]);
      const known = { files: hashes.seenOf(names), modules: graphs.knownOf(names) };
      siteMark ??= writeSiteRecord(pagesFile, assertDefined(site, 'pages that were recorded'));
      writeBuildRecord(recordFile, { ...known, versions: packages.known, stages, site: siteMark });
    },
  };
}
