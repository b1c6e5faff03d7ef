import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { InputError } from '../src/domain/problems.ts';
import { paths } from '../src/domain/routes.ts';
import { services } from '../src/domain/services.ts';
import { towns } from '../src/domain/towns.ts';
import { genericProfileFile, profilesFolder } from './data-files.ts';

export const unpublishedFile = 'src/domain/unpublished.generated.json';

/** Paths of the pages whose profile says `"publish": false`, in the site's order. A profile that cannot be read is the generator's to report. */
export function listUnpublished(root: string): string[] {
  return towns.flatMap(({ slug }) => {
    const own = join(root, profilesFolder, `${slug}.json`);
    const file = existsSync(own) ? own : join(root, genericProfileFile);
    const text = readFileSync(file, 'utf8');
    if (!text.includes('"publish"')) return [];
    const notes = readServices(text);
    return services
      .filter((service) => notes[service.slug]?.publish === false)
      .map((service) => paths.townService(slug, service.slug));
  });
}

function readServices(text: string): Readonly<Record<string, { readonly publish?: boolean } | undefined>> {
  try {
    return JSON.parse(text).services ?? {};
  } catch {
    return {};
  }
}

/**
 * Brings the list that the application reads up to date with the profiles. True where it changed.
 * @throws InputError where it would change although `frozen`.
 */
export function settleUnpublished(root: string, { frozen }: { readonly frozen: boolean }): boolean {
  const file = join(root, unpublishedFile);
  const text = `${JSON.stringify(listUnpublished(root), null, 2)}\n`;
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return false;
  if (frozen)
    throw new InputError([
      { file: unpublishedFile, message: 'is not what site/profiles says: run npm run generate and commit it' },
    ]);
  writeFileSync(file, text);
  return true;
}
