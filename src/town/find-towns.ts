import districts from '#site/districts.generated.json' with { type: 'json' };
import { nearest } from '../../core/domain/text/nearest.ts';
import { towns, townsByName, type Town } from '../../core/domain/towns.ts';

/** A longer list would not help. */
const MAX_FOUND = 8;

const normalize = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, ' ')
    .trim();

/** Returns the district of a postcode or part of one: EX8 for `EX8 1AB`, `ex81ab` and `EX8 1`. */
function districtOf(typed: string): string | undefined {
  return /^([A-Z]{1,2}\d[A-Z\d]?)(?: ?\d[A-Z]{2}| \d?[A-Z]{0,2})?$/.exec(
    typed.toUpperCase(),
  )?.[1];
}

const districtsOf: Readonly<Record<string, readonly string[] | undefined>> =
  districts;

/** Finds the towns that a visitor most likely means by a postcode, a name, or the start of one. */
export function findTowns(typed: string): readonly Town[] {
  const words = normalize(typed);
  if (words === '') return [];
  const district = districtOf(words);
  const found =
    district === undefined ? findByName(words) : findByDistrict(district);
  return found.slice(0, MAX_FOUND);
}

/** Returns the town that a whole name or a postcode names; undefined if it names none or several. */
export function namedTown(typed: string): Town | undefined {
  const words = normalize(typed);
  const district = districtOf(words);
  const [town, ...more] = townsByName.filter(({ slug, label }) =>
    district === undefined
      ? normalize(label) === words
      : districtsOf[slug]?.includes(district),
  );
  return more.length > 0 ? undefined : town;
}

function findByDistrict(district: string): readonly Town[] {
  const served = (fits: (code: string) => boolean) =>
    townsByName.filter(({ slug }) => districtsOf[slug]?.some(fits));
  const exact = served((code) => code === district);
  return exact.length > 0 ? exact : served((code) => code.startsWith(district));
}

/**
 * Finds towns whose name, or a word of it, starts with `words`; else towns with such a part; else
 * the most similar name.
 */
function findByName(words: string): readonly Town[] {
  const isNamed = (name: string) => ` ${normalize(name)}`.includes(` ${words}`);
  const named = townsByName.filter(({ label }) => isNamed(label));
  if (named.length > 0) return named;
  const withPart = townsByName.filter(({ slug }) =>
    districtsOf[slug]?.some(isNamed),
  );
  if (withPart.length > 0) return withPart;
  const meant = nearest(
    words,
    towns.map(({ label }) => normalize(label)),
  );
  return townsByName.filter(({ label }) => normalize(label) === meant);
}
