import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { renderPages } from '../snapshots/assembly/render-pages.ts';
import type { CachedPage } from '../snapshots/cached-pages.ts';
import { hashOf } from '../snapshots/files/hash-of.ts';
import { statFile } from '../snapshots/files/read-file.ts';
import { writeFile } from '../snapshots/files/write-file.ts';
import type { KnownPage } from '../snapshots/make-site.ts';
import { planPages, type PlannedPage } from '../snapshots/plan/plan-pages.ts';
import { takeShard, type Shard } from '../snapshots/shards.ts';
import { mapGet } from '../src/domain/assert-defined.ts';
import { snapshotFile } from '../src/domain/pages.ts';
import { InputError, type Problem } from '../src/domain/problems.ts';
import { readSiteRecord, writeSiteRecord } from './cache/build-record.ts';
import type { Build } from './open-build.ts';
import { nameOf, shardsFolder } from './paths.ts';
import {
  planInputs,
  readRecord,
  renderOptions,
  templateFingerprint,
} from './site-inputs.ts';
import { snapshotAll } from './snapshot-site.ts';
import { swapFolder } from './swap-folder.ts';

const shardFolder = ({ index, count }: Shard) =>
  join(shardsFolder, `${index}-of-${count}`);
const recordFile = 'shard.json';

/**
 * Renders a shard's pages into a folder of its own, as `dist.shards/2-of-8`, for `mergeShards` here
 * or on another machine.
 */
export async function snapshotShard(build: Build, shard: Shard): Promise<void> {
  const folder = shardFolder(shard);
  const part = `${folder}.part`;
  const plan = takeShard(planPages(planInputs(build)), shard);
  const options = renderOptions(build, readRecord());
  const pages = new Map<string, CachedPage>();
  rmSync(part, { recursive: true, force: true });
  try {
    for await (const { file, html, made } of renderPages(plan, options)) {
      writeFile(join(part, file), html);
      pages.set(made.path, made);
    }
    writeSiteRecord(join(part, recordFile), {
      templateFingerprint: templateFingerprint(build),
      pages,
    });
    await swapFolder(part, folder);
  } finally {
    rmSync(part, { recursive: true, force: true });
  }
  const name = nameOf(folder);
  build.reporter.end(`${plan.length} pages rendered into ${name}`, {
    pages: plan.length,
    folder: name,
  });
}

/**
 * Makes `dist/` from all shards of a run, rendering nothing.
 * @throws InputError naming every shard that is missing, damaged, or made from other inputs than
 * those here
 */
export async function mergeShards(build: Build, count: number): Promise<void> {
  const plan = planPages(planInputs(build));
  const fingerprint = templateFingerprint(build);
  const known = new Map<string, KnownPage>();
  const problems: Problem[] = [];
  for (let index = 1; index <= count; index += 1) {
    const shard = { index, count };
    const folder = shardFolder(shard);
    const pages = readShard(folder, takeShard(plan, shard), fingerprint);
    if (typeof pages === 'string') {
      const again = existsSync(folder) ? ' again' : '';
      const message = `${pages}: run npm run snapshot -- --shard ${index}/${count}${again}`;
      problems.push({ file: nameOf(folder), message });
    } else for (const page of pages) known.set(page.made.path, page);
  }
  if (problems.length > 0) throw new InputError(problems);
  await snapshotAll(build, known);
  build.reporter.end(`${plan.length} pages merged from ${count} shards`, {
    pages: plan.length,
    shards: count,
  });
}

/** The pages of a shard, or what is wrong with it. */
function readShard(
  folder: string,
  plan: readonly PlannedPage[],
  fingerprint: string,
): KnownPage[] | string {
  if (!existsSync(folder)) return 'is missing';
  const record = readSiteRecord(join(folder, recordFile));
  if (!record) return 'cannot be read';
  const isWhole = ({ page, key }: PlannedPage) => {
    const made = record.pages.get(page.path);
    const file = join(folder, snapshotFile(page));
    if (made?.key !== key || !statFile(file)) return false;
    return hashOf(readFileSync(file)) === made.hash;
  };
  const isOther = record.templateFingerprint !== fingerprint;
  const [wrong, ...more] = isOther
    ? plan
    : plan.filter((planned) => !isWhole(planned));
  if (wrong) {
    const pages =
      more.length > 0 ? ` and ${more.length} more pages were` : ' was';
    return `${wrong.page.path}${pages} made from other content or another bundle, or damaged since`;
  }
  return plan.map(({ page }) => ({
    made: mapGet(record.pages, page.path),
    source: join(folder, snapshotFile(page)),
  }));
}
