import { existsSync } from 'node:fs';
import { withBuildLock } from './build-lock.ts';
import type { BuildOptions } from './build-site.ts';
import { buildRecordFile } from './paths.ts';
import { spareMemory } from './spare-memory.ts';
import { openBundler } from './stages/bundles/bundler.ts';
import { startGenerator } from './stages/content/run-generator.ts';

/** As `buildSite` takes them, with the date as it was typed. */
type RunOptions = Omit<BuildOptions, 'date' | 'generator' | 'bundler' | 'lock'> & {
  readonly date?: string | undefined;
};

/**
 * Builds the site, as the only build of this folder.
 * @throws InputError for everything wrong with the inputs or the date; SnapshotError naming every page that could not be rendered.
 */
export function runBuild({ date, ...options }: RunOptions): Promise<void> {
  return withBuildLock(async (lock) => {
    spareMemory();
    // Where nothing is known of an earlier build all is made: generator and bundler are at work before the build's own modules are loaded.
    const isFirst = !existsSync(buildRecordFile);
    const generator = isFirst ? startGenerator({ awaitsKey: true }) : undefined;
    const bundler = openBundler();
    if (isFirst) bundler.start();
    try {
      const { buildSite } = await import('./build-site.ts');
      const { parseDate } = await import('./stages/site/page-dates.ts');
      await buildSite({ ...options, lock, date: parseDate(date), generator, bundler });
    } finally {
      generator?.stop();
      bundler.stop();
    }
  });
}
