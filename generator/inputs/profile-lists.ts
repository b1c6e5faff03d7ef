import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readText } from '../../core/disk/read-text.ts';
import { throwProblems } from '../../core/domain/problems.ts';
import { paths } from '../../core/domain/pages.ts';
import { services } from '../../core/domain/services.ts';
import { towns } from '../../core/domain/towns.ts';
import { genericProfileFile, profilesFolder } from './inputs.ts';

/*
 * Lists that are made from the profiles for the application's bundle. A profile that cannot be
 * parsed adds nothing to them: the generator reports it.
 */

/** Paths of the pages that a profile marks `"publish": false`, in the site's order. */
export const unpublishedFile = 'site/unpublished.generated.json';
/**
 * Postcode districts and parts by town slug, for the town finder. Towns without a profile have
 * none.
 */
export const districtsFile = 'site/districts.generated.json';

/** The fields of a profile that the lists are made from. */
interface ListedProfile {
  readonly postcodeHints?: readonly string[];
  readonly parts?: readonly string[];
  readonly services?: Readonly<Record<string, { readonly publish?: boolean }>>;
}

const districtsOf = ({ postcodeHints, parts = [] }: ListedProfile) =>
  postcodeHints && [...postcodeHints, ...parts];

/**
 * Updates both lists from the profiles.
 * @throws InputError naming each list that is out of date, if `frozen`
 */
export function syncProfileLists(
  root: string,
  { frozen }: { readonly frozen: boolean },
): void {
  const textOf = (file: string) =>
    existsSync(join(root, file)) ? readText(join(root, file), file) : undefined;
  const generic = parseProfile(textOf(genericProfileFile)) ?? {};
  const profiles = towns.map(({ slug }) => ({
    slug,
    profile: parseProfile(textOf(`${profilesFolder}/${slug}.json`)),
  }));
  const now = {
    [unpublishedFile]: profiles.flatMap(({ slug, profile = generic }) =>
      services
        .filter((one) => profile.services?.[one.slug]?.publish === false)
        .map((one) => paths.townService(slug, one.slug)),
    ),
    [districtsFile]: Object.fromEntries(
      profiles.map(({ slug, profile }) => [
        slug,
        profile && districtsOf(profile),
      ]),
    ),
  };
  const stale = Object.entries(now)
    .map(([file, list]) => ({
      file,
      text: `${JSON.stringify(list, null, 2)}\n`,
    }))
    .filter(({ file, text }) => textOf(file) !== text);
  if (frozen)
    throwProblems(
      stale.map(({ file }) => ({
        file,
        message:
          'is not what site/profiles says: run npm run generate and commit it',
      })),
    );
  for (const { file, text } of stale) {
    writeFileSync(join(root, file), text);
  }
}

/** Parses a profile. One that is not valid JSON counts as empty. */
function parseProfile(text: string | undefined): ListedProfile | undefined {
  try {
    return text === undefined ? undefined : (JSON.parse(text) as ListedProfile);
  } catch {
    return {};
  }
}
