import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ensure } from '../../src/domain/ensure.ts';
import { listFiles } from '../files/list-files.ts';
import { removeFolder } from '../files/write-whole.ts';
import { readBuildRecord, writeBuildRecord, type StageRecord } from './build-record.ts';
import { createFileHashes } from './file-hashes.ts';
import { hashOf } from './hash-of.ts';
import { createModuleGraphs } from './module-graph.ts';
import { versionsOf, type PackageLock } from './package-versions.ts';
import { readSiteRecord, writeSiteRecord, type SiteMark, type SiteRecord } from './site-record.ts';
import type { RunnableStage, Stage, StageChange, StageReport } from './stage.ts';
import { differences } from './differences.ts';

export type BuildCache = ReturnType<typeof openBuildCache>;

type MeasureTime = <T>(name: string, work: Promise<T>) => Promise<T>;

const lockFile = 'package-lock.json';

/**
 * What is known of earlier builds of the project at `root`, from one record. A stage is fresh where its inputs are those it
 * ran with and its products those it left; to know that of files which are as they were last seen, none is read.
 */
export function openBuildCache(root: string, recordFile = join(root, '.cache/build.json')) {
  const earlier = readBuildRecord(recordFile);
  const hashes = createFileHashes(root, earlier.files);
  const graphs = createModuleGraphs(root, hashes, earlier.modules);
  const versions: Record<string, string> = {};
  const stages: Record<string, StageRecord> = { ...earlier.stages };
  const pagesFile = join(dirname(recordFile), 'pages.json');
  let site: SiteRecord | undefined;
  let siteMark: SiteMark | undefined = earlier.site;
  let isChanged = false;

  /** Hash of the versions of packages. The lock file is read where it or the packages are not those of an earlier build. */
  const hashOfPackages = (packages: readonly string[]): string => {
    const key = hashOf(hashes.hashOf(lockFile) ?? '', ...packages);
    const readLock = () => JSON.parse(readFileSync(join(root, lockFile), 'utf8')) as PackageLock;
    return (versions[key] ??= earlier.versions[key] ?? hashOf(...versionsOf(packages, readLock())));
  };

  const outcomeOf = (name: string) => JSON.stringify(stages[name]?.products ?? null);

  /** What the stage would be made from now, if it used the same files beside its imports as `report` says. */
  const currentInputs = ({ code, data = [], settings = null, after = [] }: Stage, report: StageReport) => {
    const graph = graphs.graphOf(code);
    const names = new Set([...graph.files, ...listFiles(root, data), ...(report.files ?? [])]);
    const packages = new Set([...graph.packages, ...(report.packages ?? [])]);
    return {
      static: hashOf(
        process.version,
        JSON.stringify(settings),
        hashOfPackages([...packages].sort()),
        ...after.map(outcomeOf),
      ),
      inputs: hashes.hashesOf([...names].sort()),
    };
  };

  const changeOf = (stage: Stage): StageChange | undefined => {
    const last = stages[stage.name];
    if (!last) return { everything: true, inputs: [], products: [] };
    const now = currentInputs(stage, last.report);
    const change = {
      everything: now.static !== last.static,
      inputs: differences(last.inputs, now.inputs),
      products: differences(
        last.products,
        hashes.hashesOf(stage.products ? listFiles(root, stage.products) : Object.keys(last.products)),
      ),
    };
    return change.everything || change.inputs.length > 0 || change.products.length > 0 ? change : undefined;
  };

  /** Records that the stage ran with its inputs as they were at `started`, and left its products as they are. */
  const record = (stage: Stage, started: number, report: StageReport = {}): void => {
    const { static: settings, inputs } = currentInputs(stage, report);
    // Nobody knows which content of such a file was used: the stage runs again.
    for (const name of Object.keys(inputs)) if (hashes.isWrittenSince(name, started)) inputs[name] = '';
    // In one order, whatever order they were made in: what stands on them is named after them.
    const reported = report.products ?? {};
    const made = report.products ? Object.keys(reported) : listFiles(root, stage.products ?? []);
    for (const name of made) hashes.note(name, reported[name]);
    const products = hashes.hashesOf(made.sort());
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
    isFresh: (stage: Stage) => changeOf(stage) === undefined,
    record,
    /** Runs a stage that is not fresh, and measures how long it takes. */
    async update(stage: RunnableStage, time: MeasureTime): Promise<void> {
      const change = changeOf(stage);
      if (!change) return;
      for (const product of change.products) removeFolder(join(root, product));
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
    hashOfAll: (files: readonly string[], packages: readonly string[]): string =>
      hashOf(JSON.stringify(hashes.hashesOf(files)), hashOfPackages(packages)),
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
      siteMark ??= writeSiteRecord(pagesFile, ensure(site, 'pages that were recorded'));
      writeBuildRecord(recordFile, { ...known, versions, stages, site: siteMark });
    },
  };
}
