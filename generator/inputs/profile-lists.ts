import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readText } from '../../pack/read-text.ts';
import { InputError } from '../../src/domain/problems.ts';
import { paths } from '../../src/domain/pages.ts';
import { services, type ServiceSlug } from '../../src/domain/services.ts';
import { towns } from '../../src/domain/towns.ts';
import { genericProfileFile, profilesFolder } from './inputs.ts';

/*
 * Lists from the profiles, for the application's bundle. The generator reports a profile that
 * cannot be read.
 */

/** Paths of the pages whose profile says `"publish": false`, in the site's order. */
export const unpublishedFile = 'site/unpublished.generated.json';
/**
 * Postcode districts by town, which the finder of towns reads. A town without a profile of its own
 * has none.
 */
export const districtsFile = 'site/districts.generated.json';

/**
 * Updates both lists from the profiles.
 * @throws InputError naming those that would change although `frozen`.
 */
export function syncProfileLists(
  root: string,
  { frozen }: { readonly frozen: boolean },
): void {
  const textOf = (file: string) =>
    existsSync(join(root, file)) ? readText(join(root, file), file) : undefined;
  const generic = textOf(genericProfileFile) ?? '';
  const profiles = towns.map(({ slug }) => ({
    slug,
    profile: textOf(`${profilesFolder}/${slug}.json`),
  }));
  const now = {
    [unpublishedFile]: profiles.flatMap(({ slug, profile = generic }) =>
      hiddenServices(profile).map((service) =>
        paths.townService(slug, service),
      ),
    ),
    [districtsFile]: Object.fromEntries(
      profiles.map(({ slug, profile = '' }) => [slug, districtsOf(profile)]),
    ),
  };
  const stale = Object.entries(now)
    .map(([file, list]) => ({
      file,
      text: `${JSON.stringify(list, null, 2)}\n`,
    }))
    .filter(({ file, text }) => textOf(file) !== text);
  if (frozen && stale.length > 0)
    throw new InputError(
      stale.map(({ file }) => ({
        file,
        message:
          'is not what site/profiles says: run npm run generate and commit it',
      })),
    );
  for (const { file, text } of stale) writeFileSync(join(root, file), text);
}

/** Slugs of services that a profile holds back, in the site's order. */
function hiddenServices(profile: string): ServiceSlug[] {
  if (!profile.includes('"publish"')) return [];
  const { services: notes = {} } =
    parse<{ services?: Record<string, { publish?: boolean }> }>(profile) ?? {};
  return services
    .map(({ slug }) => slug)
    .filter((slug) => notes[slug]?.publish === false);
}

const districtsOf = (profile: string): readonly string[] | undefined =>
  parse<readonly string[]>(
    /"postcodeHints":\s*(\[[^\]]*\])/.exec(profile)?.[1] ?? '',
  );

function parse<T>(text: string): T | undefined {
  try {
    return JSON.parse(text) as T;
  } catch {
    return undefined;
  }
}
