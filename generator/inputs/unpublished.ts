import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { at } from '../../src/domain/assert-defined.ts';
import { InputError } from '../../src/domain/problems.ts';
import { paths } from '../../src/domain/routes.ts';
import { services } from '../../src/domain/services.ts';
import { towns } from '../../src/domain/towns.ts';
import { genericProfileFile, profilesFolder } from './data-files.ts';

export const unpublishedFile = 'src/domain/unpublished.generated.json';

/** A list that holds but for towns whose profiles changed. */
interface KnownUnpublished {
  readonly list: readonly string[];
  readonly changed: ReadonlySet<string>;
}

/** Paths of the pages whose profile says `"publish": false`, in the site's order. A profile that cannot be read is the generator's to report. */
export function listUnpublished(root: string, known?: KnownUnpublished): string[] {
  const listed = new Set(known?.list);
  return towns.flatMap(({ slug }) => {
    const pagePaths = services.map((service) => paths.townService(slug, service.slug));
    if (known && !known.changed.has(slug)) return pagePaths.filter((path) => listed.has(path));
    const own = join(root, profilesFolder, `${slug}.json`);
    const file = existsSync(own) ? own : join(root, genericProfileFile);
    const text = readFileSync(file, 'utf8');
    if (!text.includes('"publish"')) return [];
    const notes = readServices(text);
    return pagePaths.filter((_, index) => notes[at(services, index).slug]?.publish === false);
  });
}

function readServices(text: string): Readonly<Record<string, { readonly publish?: boolean } | undefined>> {
  try {
    return JSON.parse(text).services ?? {};
  } catch {
    return {};
  }
}

interface SyncOptions {
  readonly frozen: boolean;
  /** Towns whose profiles changed since the list was made; undefined where that is not known. */
  readonly changed?: readonly string[] | undefined;
}

/**
 * Brings the list that the application reads up to date with the profiles. True where it changed.
 * @throws InputError where it would change although `frozen`.
 */
export function syncUnpublished(root: string, { frozen, changed }: SyncOptions): boolean {
  const file = join(root, unpublishedFile);
  const before = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  const known = before !== undefined && changed && { list: JSON.parse(before) as string[], changed: new Set(changed) };
  const text = `${JSON.stringify(listUnpublished(root, known || undefined), null, 2)}\n`;
  if (before === text) return false;
  if (frozen)
    throw new InputError([
      { file: unpublishedFile, message: 'is not what site/profiles says: run npm run generate and commit it' },
    ]);
  writeFileSync(file, text);
  return true;
}
