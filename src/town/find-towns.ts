import districts from '#site/districts.generated.json' with { type: 'json' };
import { nearest } from '../domain/text/nearest.ts';
import { towns, townsByName, type Town } from '../domain/towns.ts';

/** More than these are no answer yet. */
const MOST_FOUND = 8;

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, ' ')
    .trim();

/** The district of a postcode, whole or in part: EX8 of `EX8 1AB`, `ex81ab`, `EX8 1` and `ex8`. Undefined for anything else. */
function districtOf(typed: string): string | undefined {
  return /^([A-Z]{1,2}\d[A-Z\d]?)(?: ?\d[A-Z]{2}| \d?[A-Z]{0,2})?$/.exec(
    typed.toUpperCase(),
  )?.[1];
}

type Districts = Readonly<Record<string, readonly string[] | undefined>>;

/** The towns that a visitor most likely means by a postcode, a name, or the beginning of one. Empty where none is ours. */
export function findTowns(
  typed: string,
  districtsOf: Districts = districts,
): readonly Town[] {
  const words = plain(typed);
  const district = districtOf(words);
  if (district !== undefined) {
    const served = (fits: (code: string) => boolean) =>
      townsByName.filter(({ slug }) => districtsOf[slug]?.some(fits));
    const exact = served((code) => code === district);
    return (
      exact.length > 0 ? exact : served((code) => code.startsWith(district))
    ).slice(0, MOST_FOUND);
  }
  const named = townsByName.filter(({ label }) =>
    ` ${plain(label)}`.includes(` ${words}`),
  );
  if (named.length > 0) return named.slice(0, MOST_FOUND);
  const meant = nearest(
    words,
    towns.map(({ label }) => plain(label)),
  );
  return townsByName.filter(({ label }) => plain(label) === meant);
}
