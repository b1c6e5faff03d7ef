import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { InputError } from '../../src/domain/problems.ts';
import { paths } from '../../src/domain/routes.ts';
import { services } from '../../src/domain/services.ts';
import { towns } from '../../src/domain/towns.ts';
import { genericProfileFile, profilesFolder } from './inputs.ts';

/* What the application's bundle holds of the profiles. A profile that cannot be read is the generator's to report. */

/** Paths of the pages whose profile says `"publish": false`, in the site's order. */
export const unpublishedFile = 'src/domain/unpublished.generated.json';
/** Postcode districts by town, which the finder of towns reads. A town without a profile of its own has none. */
export const districtsFile = 'src/content/districts.generated.json';

type Districts = Readonly<Record<string, readonly string[] | undefined>>;

interface SyncOptions {
  readonly frozen: boolean;
  /** Towns whose profiles changed since the lists were made; undefined where that is not known. */
  readonly changed?: readonly string[] | undefined;
}

/**
 * Brings both lists up to date with the profiles.
 * @throws InputError naming those that would change although `frozen`.
 */
export function syncProfileLists(root: string, { frozen, changed }: SyncOptions): void {
  const textOf = (file: string) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined);
  const before = { unpublished: textOf(unpublishedFile), districts: textOf(districtsFile) };
  const isKnown = changed !== undefined && before.unpublished !== undefined && before.districts !== undefined;
  const listed = new Set<string>(isKnown ? JSON.parse(before.unpublished ?? '[]') : []);
  const known = (isKnown ? JSON.parse(before.districts ?? '{}') : {}) as Districts;
  const all = towns.map(({ slug }) => {
    const pagePaths = services.map((service) => paths.townService(slug, service.slug));
    if (isKnown && !changed.includes(slug))
      return { slug, unpublished: pagePaths.filter((path) => listed.has(path)), districts: known[slug] };
    const own = textOf(`${profilesFolder}/${slug}.json`);
    const hidden = hiddenServices(own ?? textOf(genericProfileFile) ?? '');
    const unpublished = pagePaths.filter((_, index) => hidden.has(services[index]?.slug ?? ''));
    return { slug, unpublished, districts: districtsOf(own ?? '') };
  });
  const now = {
    [unpublishedFile]: all.flatMap(({ unpublished }) => unpublished),
    [districtsFile]: Object.fromEntries(all.map(({ slug, districts }) => [slug, districts])),
  };
  const stale = Object.entries(now)
    .map(([file, list]) => ({ file, text: `${JSON.stringify(list, null, 2)}\n` }))
    .filter(({ file, text }) => textOf(file) !== text);
  if (frozen && stale.length > 0)
    throw new InputError(
      stale.map(({ file }) => ({
        file,
        message: 'is not what site/profiles says: run npm run generate and commit it',
      })),
    );
  for (const { file, text } of stale) writeFileSync(join(root, file), text);
}

/** Slugs of services that a profile holds back. */
function hiddenServices(profile: string): ReadonlySet<string> {
  if (!profile.includes('"publish"')) return new Set();
  const { services: notes = {} } = parse<{ services?: Record<string, { publish?: boolean }> }>(profile) ?? {};
  return new Set(Object.keys(notes).filter((slug) => notes[slug]?.publish === false));
}

const districtsOf = (profile: string): readonly string[] | undefined =>
  parse<readonly string[]>(/"postcodeHints":\s*(\[[^\]]*\])/.exec(profile)?.[1] ?? '');

function parse<T>(text: string): T | undefined {
  try {
    return JSON.parse(text) as T;
  } catch {
    return undefined;
  }
}
