import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EarlierPages } from '../../snapshots/cached-pages.ts';
import { takeShard, type Shard } from '../../snapshots/shards.ts';
import { InputError } from '../../src/domain/problems.ts';
import { snapshotFile } from '../../src/domain/routes.ts';
import { hashOf } from '../cache/hash-of.ts';
import { parseSiteRecord, siteRecordParts, type SiteRecord } from '../cache/site-record.ts';
import { swapFolder } from '../files/swap-folder.ts';
import { writeFile } from '../files/write-file.ts';
import { dist, nameOf, shardsFolder } from '../paths.ts';
import type { Reporter } from '../reporter.ts';
import type { SnapshotSetup } from './snapshot-setup.ts';
import { makeDist, type SiteOptions } from './snapshot-site.ts';
import { openNextSite, type NextSite } from '../stages/site/next-site.ts';
import { pageDates, renderSite } from '../stages/site/render-site.ts';
import { withLazyBrowser } from '../with-lazy-browser.ts';

const shardFolder = ({ index, count }: Shard) => join(shardsFolder, `${index}-of-${count}`);
const factsFile = 'shard.json';

interface ShardOptions {
  readonly setup: SnapshotSetup;
  readonly shard: Shard;
  readonly reporter: Reporter;
}

/** Renders a shard's pages into a folder of its own, `dist.shards/2-of-8`, for `mergeShards`, perhaps on another machine. */
export async function snapshotShard({ setup, shard, reporter }: ShardOptions): Promise<void> {
  const jobs = takeShard(setup.jobs, shard);
  const folder = shardFolder(shard);
  const site = openNextSite({ folder: `${folder}.part`, earlier: dist, hashOfEarlier: () => undefined });
  mkdirSync(shardsFolder, { recursive: true });
  try {
    const template = Promise.resolve(setup.template);
    const dateOf = pageDates(setup.cache, setup.date);
    const { pages } = await withLazyBrowser((browser) =>
      renderSite({ site, jobs, template, dateOf, earlier: [], browser, onPage: reporter.page }),
    );
    writeFile(
      join(`${folder}.part`, factsFile),
      siteRecordParts({ templateFingerprint: setup.template.fingerprint, pages }),
    );
    await swapFolder(`${folder}.part`, folder);
  } finally {
    site.remove();
  }
  reporter.end(`${jobs.length} pages rendered into ${nameOf(folder)}`, { pages: jobs.length, folder: nameOf(folder) });
}

/**
 * Makes `dist/` from all shards of a run, rendering nothing.
 * @throws InputError naming every shard that is missing, damaged, or was made from something else than what lies here.
 */
export async function mergeShards({ count, ...options }: SiteOptions & { readonly count: number }): Promise<void> {
  const { jobs, template } = options.setup;
  const shards = Array.from({ length: count }, (_, position): Shard => ({ index: position + 1, count }));
  const problems: { file: string; message: string }[] = [];
  const read = shards.map((shard) => {
    const folder = shardFolder(shard);
    const report = (reason: string, again: string) => {
      const message = `${reason}: run npm run snapshot -- --shard ${shard.index}/${count}${again}`;
      problems.push({ file: nameOf(folder), message });
    };
    const facts = readFacts(folder);
    if (!facts) report(existsSync(folder) ? 'cannot be read' : 'is missing', existsSync(folder) ? ' again' : '');
    const [stale, ...more] = takeShard(jobs, shard).filter(({ page, key }) => {
      const cached = facts?.pages[page.path];
      return (
        facts?.templateFingerprint !== template.fingerprint ||
        cached?.key !== key ||
        !isWhole(folder, snapshotFile(page), cached.hash)
      );
    });
    if (facts && stale) {
      const these = `${stale.page.path}${more.length > 0 ? ` and ${more.length} more pages were` : ' was'}`;
      report(`${these} made from other content or another bundle, or damaged since`, ' again');
    }
    return { folder, facts };
  });
  if (problems.length > 0) throw new InputError(problems);
  await makeDist(options, (site) => read.flatMap(({ folder, facts }) => (facts ? [pagesOf(folder, facts, site)] : [])));
  options.reporter.end(`${jobs.length} pages merged from ${count} shards`, { pages: jobs.length, shards: count });
}

function pagesOf(folder: string, facts: SiteRecord, site: NextSite): EarlierPages {
  const place = async (file: string, hash: string) => {
    await site.copy(file, join(folder, file), hash);
    return true;
  };
  return { ...facts, place };
}

function readFacts(folder: string): SiteRecord | undefined {
  try {
    return parseSiteRecord(readFileSync(join(folder, factsFile)));
  } catch {
    return undefined;
  }
}

function isWhole(folder: string, file: string, hash: string): boolean {
  return existsSync(join(folder, file)) && hashOf(readFileSync(join(folder, file))) === hash;
}
