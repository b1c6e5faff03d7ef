import { join } from 'node:path';
import { filesBelow } from '../core/disk/files-below.ts';
import { readMark } from './mark.ts';
import { packFolder } from '../core/disk/pack-folder.ts';
import {
  factFiles,
  loadFiles,
  wordFiles,
  type PackExports,
} from './pack-files.ts';
import { readTheme, type Theme } from './theme.ts';

/** Everything in a pack that is checked beyond its types and schemas. */
export interface PackData extends PackExports {
  readonly mark: string;
  readonly theme: Theme;
  /** Addresses of all pages. */
  readonly pagePaths: readonly string[];
  /** Ids of all fixed pages. */
  readonly pageIds: readonly string[];
  /** Addresses of all files in `site/public`. */
  readonly files: readonly string[];
  /** Files in `site/pages`. */
  readonly ownModules: readonly string[];
}

/**
 * Reads the pack in `site/`.
 * @throws InputError naming the files that do not match their schemas
 */
export async function readPack(): Promise<PackData> {
  const facts = await loadFiles(factFiles);
  const words = await loadFiles(wordFiles);
  // These modules use the pack while they load, so it must be valid by then.
  const { pages } = await import('../core/domain/pages.ts');
  const { eachRedirect } = await import('../core/domain/redirects.ts');
  const files = filesBelow(join(packFolder, 'site/public'));
  return {
    ...facts,
    ...words,
    mark: readMark(),
    theme: readTheme(),
    redirects: facts.redirects.flatMap(eachRedirect),
    pagePaths: pages.map(({ path }) => path),
    pageIds: pages.flatMap((page) => (page.kind === 'fixed' ? page.id : [])),
    files: files.map((name) => `/${name}`),
    ownModules: filesBelow(join(packFolder, 'site/pages')),
  };
}
