import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { renderPages } from '../snapshots/assembly/render-pages.ts';
import type { CachedPage } from '../snapshots/cached-pages.ts';
import { removeAll, writeFile } from '../core/disk/write-file.ts';
import type { KnownPage } from '../snapshots/make-site.ts';
import type { PlannedPage } from '../snapshots/plan/plan-pages.ts';
import { takeShard, type Shard } from '../snapshots/shards.ts';
import { throwProblems, type Problem } from '../core/domain/problems.ts';
import { readSiteRecord, writeSiteRecord } from './cache/build-record.ts';
import { FileHashes } from './cache/file-hashes.ts';
import type { Build } from './open-build.ts';
import {
  nameOf,
  shardsFolder,
  siteRecordFile,
} from '../core/disk/project-paths.ts';
import {
  knownPages,
  planOf,
  renderOptions,
  templateFingerprint,
} from './site-inputs.ts';
import { snapshotAll } from './snapshot-site.ts';
import { swapFolder } from './swap-folder.ts';
import { countOf } from '../core/domain/text/count-of.ts';

const shardFolder = ({ index, count }: Shard) =>
  join(shardsFolder, `${index}-of-${count}`);
const recordFile = 'shard.json';

/**
 * Renders a shard's pages into a separate folder, such as `dist.shards/2-of-8`, which `mergeShards`
 * reads on this or another machine.
 */
export async function snapshotShard(build: Build, shard: Shard): Promise<void> {
  const folder = shardFolder(shard);
  const part = `${folder}.part`;
  const plan = takeShard(planOf(build), shard);
  const options = renderOptions(build, readSiteRecord(siteRecordFile));
  const pages = new Map<string, CachedPage>();
  removeAll(part);
  try {
    for await (const { file, html, made } of renderPages(plan, options)) {
      writeFile(join(part, file), html);
      pages.set(made.path, made);
    }
    writeSiteRecord(join(part, recordFile), {
      templateFingerprint: templateFingerprint(build),
      pages,
    });
    swapFolder(part, folder);
  } finally {
    removeAll(part);
  }
  const name = nameOf(folder);
  build.reporter.end(`${countOf(plan.length, 'page')} rendered into ${name}`, {
    pages: plan.length,
    folder: name,
  });
}

/**
 * Makes `dist/` from the rendered pages of all shards.
 * @throws InputError naming every shard that is missing, damaged, or made from inputs that differ
 * from this project's
 */
export async function mergeShards(build: Build, count: number): Promise<void> {
  const plan = planOf(build);
  const known = new Map<string, KnownPage>();
  const problems: Problem[] = [];
  for (let index = 1; index <= count; index += 1) {
    const shard = { index, count };
    const folder = shardFolder(shard);
    const record = readSiteRecord(join(folder, recordFile));
    const hashes = new FileHashes(folder);
    const hashOf = (file: string) => hashes.of(file);
    const whole = knownPages(build, { folder, record, hashOf });
    const wrong = takeShard(plan, shard).filter(
      ({ page, key }) => whole.get(page.path)?.made.key !== key,
    );
    for (const [path, page] of whole) {
      known.set(path, page);
    }
    if (wrong.length === 0) continue;
    const fault = faultOf(folder, record.pages.size > 0, wrong);
    const again = existsSync(folder) ? ' again' : '';
    const remedy = `run npm run snapshot -- --shard ${index}/${count}${again}`;
    const message = `${fault}: ${remedy}`;
    problems.push({ file: nameOf(folder), message });
  }
  throwProblems(problems);
  await snapshotAll(build, known);
  build.reporter.end(
    `${countOf(plan.length, 'page')} merged from ${countOf(count, 'shard')}`,
    {
      pages: plan.length,
      shards: count,
    },
  );
}

/** Says why a shard's pages cannot be used in this run. */
function faultOf(
  folder: string,
  isReadable: boolean,
  [wrong, ...more]: readonly PlannedPage[],
): string {
  if (!existsSync(folder)) return 'is missing';
  if (!isReadable) return 'cannot be read';
  const were =
    more.length > 0 ? ` and ${countOf(more.length, 'more page')} were` : ' was';
  return `${wrong?.page.path}${were} made from other content or another bundle, or damaged since`;
}
