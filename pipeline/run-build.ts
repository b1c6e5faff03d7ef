import { checkShapes } from '../generator/pack/check-shapes.ts';
import { withBuildLock } from './build-lock.ts';
import type { BuildOptions } from './build-site.ts';
import { spareMemory } from './spare-memory.ts';

/** As `buildSite` takes them, with the date as it was typed. */
type RunOptions = Omit<BuildOptions, 'date' | 'lock'> & { readonly date?: string | undefined };

/**
 * Builds the site, as the only build of this folder.
 * @throws InputError for everything wrong with the inputs or the date; SnapshotError naming every page that could not be rendered.
 */
export function runBuild({ date, ...options }: RunOptions): Promise<void> {
  return withBuildLock(async (lock) => {
    spareMemory();
    await checkShapes();
    const { buildSite } = await import('./build-site.ts');
    const { parseDate } = await import('./stages/site/page-dates.ts');
    await buildSite({ ...options, lock, date: parseDate(date) });
  });
}
