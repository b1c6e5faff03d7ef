import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { EarlierPages } from '../snapshots/cached-pages.ts';
import { takeShard, type Shard } from '../snapshots/shards.ts';
import { mapGet } from '../src/domain/assert-defined.ts';
import { InputError, type Problem } from '../src/domain/problems.ts';
import { snapshotFile } from '../src/domain/pages.ts';
import { readSiteRecord, writeSiteRecord } from './cache/build-record.ts';
import { hashOf } from './cache/file-hashes.ts';
import { statFile } from '../snapshots/files/read-file.ts';
import { swapFolder } from './swap-folder.ts';
import { writeFile } from '../snapshots/files/write-file.ts';
import type { Build } from './open-build.ts';
import { nameOf, shardsFolder } from './paths.ts';
import { snapshotAll } from './snapshot-site.ts';
import { readPageTemplate, renderPages } from '../snapshots/make-site.ts';
import { listJobs } from '../snapshots/plan/plan-pages.ts';
import type { NextSite } from '../snapshots/assembly/next-site.ts';

const shardFolder = ({ index, count }: Shard) =>
  join(shardsFolder, `${index}-of-${count}`);
const recordFile = 'shard.json';

/** Renders a shard's pages into a folder of its own, `dist.shards/2-of-8`, for `mergeShards`, perhaps on another machine. */
export async function snapshotShard(build: Build, shard: Shard): Promise<void> {
  const folder = shardFolder(shard);
  const part = `${folder}.part`;
  const jobs = takeShard(listJobs(build), shard);
  const template = readPageTemplate(build);
  rmSync(part, { recursive: true, force: true });
  try {
    const write = async (file: string, html: string) => {
      writeFile(join(part, file), html);
      return hashOf(html);
    };
    const { pages } = await renderPages(build, { write, jobs, template });
    writeSiteRecord(join(part, recordFile), {
      templateFingerprint: template.fingerprint,
      pages,
    });
    await swapFolder(part, folder);
  } finally {
    rmSync(part, { recursive: true, force: true });
  }
  const facts = { pages: jobs.length, folder: nameOf(folder) };
  build.reporter.end(
    `${jobs.length} pages rendered into ${nameOf(folder)}`,
    facts,
  );
}

/**
 * Makes `dist/` from all shards of a run, rendering nothing.
 * @throws InputError naming every shard that is missing, damaged, or was made from something else than what lies here
 */
export async function mergeShards(build: Build, count: number): Promise<void> {
  const templateFingerprint = readPageTemplate(build).fingerprint;
  const jobs = listJobs(build);
  const problems: Problem[] = [];
  const folderByFile = new Map<string, string>();
  const shards = Array.from({ length: count }, (_, position) => {
    const shard = { index: position + 1, count };
    const folder = shardFolder(shard);
    const report = (reason: string, again = ' again') => {
      const message = `${reason}: run npm run snapshot -- --shard ${shard.index}/${count}${again}`;
      problems.push({ file: nameOf(folder), message });
    };
    const record = readSiteRecord(join(folder, recordFile));
    if (!record) {
      if (existsSync(folder)) report('cannot be read');
      else report('is missing', '');
      return {};
    }
    const isStale = record.templateFingerprint !== templateFingerprint;
    const [stale, ...more] = takeShard(jobs, shard).filter(({ page, key }) => {
      const file = join(folder, snapshotFile(page));
      const cached = record.pages[page.path];
      folderByFile.set(snapshotFile(page), folder);
      return (
        isStale ||
        cached?.key !== key ||
        !statFile(file) ||
        hashOf(readFileSync(file)) !== cached.hash
      );
    });
    if (stale) {
      const these = `${stale.page.path}${more.length > 0 ? ` and ${more.length} more pages were` : ' was'}`;
      report(
        `${these} made from other content or another bundle, or damaged since`,
      );
    }
    return record.pages;
  });
  if (problems.length > 0) throw new InputError(problems);
  const pages = Object.assign({}, ...shards);
  const earlier = (site: NextSite): EarlierPages => ({
    pages,
    async place(file, hash) {
      await site.copy(file, join(mapGet(folderByFile, file), file), hash);
      return true;
    },
  });
  await snapshotAll(build, earlier);
  build.reporter.end(`${jobs.length} pages merged from ${count} shards`, {
    pages: jobs.length,
    shards: count,
  });
}
