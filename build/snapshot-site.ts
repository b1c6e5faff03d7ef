import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { assembleSite, type EarlierPages } from '../snapshots/assemble-site.ts';
import { takeShard, type Shard } from '../snapshots/shards.ts';
import { InputError } from '../src/domain/problems.ts';
import { dist, rendererFile, shardsFolder } from './places.ts';
import { produceSite } from './stages/produce-site.ts';
import type { Reporter } from './reporter.ts';
import { writeRecord } from './cache/site-record.ts';
import type { SnapshotSetup } from './snapshot-setup.ts';
import { makeSocialImages } from './cards/social-images.ts';
import { recoverFolder, swapFolder } from './files/swap-folder.ts';
import { withLazyBrowser } from './with-lazy-browser.ts';

interface SiteOptions {
  readonly setup: SnapshotSetup;
  readonly frozen: boolean;
  readonly reporter: Reporter;
}

/** Renders every page again and makes a new `dist/`. */
export async function snapshotAll({ setup, frozen, reporter }: SiteOptions): Promise<void> {
  await makeDist({ setup, frozen, reporter }, []);
  reporter.end(`${setup.jobs.length} pages rendered`, { pages: setup.jobs.length, rendered: setup.jobs.length });
}

async function makeDist({ setup, frozen, reporter }: SiteOptions, earlier: readonly EarlierPages[]): Promise<void> {
  const { jobs, environment, shell } = setup;
  recoverFolder(dist);
  await withLazyBrowser(async (browser) => {
    await makeSocialImages(browser);
    const { pages } = await produceSite({ jobs, shell, environment, earlier, browser, frozen, reporter });
    writeRecord({ site: setup.siteFingerprint(), shell: shell.fingerprint, pages });
  });
}

const shardFolder = ({ index, count }: Shard) => join(shardsFolder, `${index}-of-${count}`);
const factsFile = 'shard.json';

/** What a shard's folder says of its pages. */
type ShardFacts = Pick<EarlierPages, 'shell' | 'pages'>;

interface ShardOptions {
  readonly setup: SnapshotSetup;
  readonly shard: Shard;
  readonly reporter: Reporter;
}

/** Renders a shard's pages into a folder of its own, `dist.shards/2-of-8`, for `mergeShards`, perhaps on another machine. */
export async function snapshotShard({ setup, shard, reporter }: ShardOptions): Promise<void> {
  const jobs = takeShard(setup.jobs, shard);
  const folder = shardFolder(shard);
  const target = `${folder}.part`;
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const { pages } = await withLazyBrowser((browser) =>
    assembleSite({ jobs, shell: setup.shell, rendererFile, target, browser, onPage: reporter.page }),
  );
  const facts: ShardFacts = { shell: setup.shell.fingerprint, pages };
  writeFileSync(join(target, factsFile), JSON.stringify(facts));
  swapFolder(target, folder);
  const shown = `dist.shards/${shard.index}-of-${shard.count}`;
  reporter.end(`${jobs.length} pages rendered into ${shown}`, { pages: jobs.length, folder: shown });
}

interface MergeOptions extends SiteOptions {
  readonly count: number;
}

/**
 * Makes `dist/` from all shards of a run, rendering nothing.
 * @throws InputError naming every shard that is missing or was made from something else than what lies here.
 */
export async function mergeShards({ count, ...options }: MergeOptions): Promise<void> {
  const { jobs, shell } = options.setup;
  const shards = Array.from({ length: count }, (_, position): Shard => ({ index: position + 1, count }));
  const problems = [];
  const earlier: EarlierPages[] = [];
  for (const shard of shards) {
    const folder = shardFolder(shard);
    const file = `dist.shards/${shard.index}-of-${shard.count}`;
    if (!existsSync(join(folder, factsFile))) {
      problems.push({ file, message: `is missing: run npm run snapshot -- --shard ${shard.index}/${count}` });
      continue;
    }
    const facts = JSON.parse(readFileSync(join(folder, factsFile), 'utf8')) as ShardFacts;
    const stale = takeShard(jobs, shard).filter(
      ({ page, key }) => facts.shell !== shell.fingerprint || facts.pages[page.path]?.key !== key,
    );
    if (stale.length > 0) {
      problems.push({
        file,
        message: `${stale[0]!.page.path}${stale.length > 1 ? ` and ${stale.length - 1} more pages were` : ' was'} made from other content or another bundle: run npm run snapshot -- --shard ${shard.index}/${count} again`,
      });
    }
    earlier.push({ folder, ...facts });
  }
  if (problems.length > 0) throw new InputError(problems);
  await makeDist(options, earlier);
  options.reporter.end(`${jobs.length} pages merged from ${count} shards`, { pages: jobs.length, shards: count });
}
