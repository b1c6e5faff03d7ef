import { pairs, type PairName } from '#site/pairs.ts';
import { materials, places, rareSigns, signs } from '#site/surfaces.ts';
import type { PairRecord } from '../../core/schemas/pairs.ts';
import type { ServiceRow } from '../../core/schemas/services.ts';
import type { ServiceSlug } from '../../core/domain/services.ts';
import type { TownProfile } from '../inputs/profile.ts';

/** Groups of pairs, sorted by how well they fit a page's text, best first. */
export type PairGroups = readonly (readonly PairName[])[];

/** The pairs that one page may show. */
export interface FittingPairs {
  /** Pairs whose material the page's own words name. */
  readonly named: PairGroups;
  readonly all: PairGroups;
  /** What is wrong with the profile, if no pair fits. */
  readonly problem?: {
    readonly field: string;
    readonly message: string;
  };
}

type Words = Readonly<Record<string, RegExp>>;
type ServiceNotes = TownProfile['services'][ServiceSlug];

const records: Readonly<Record<PairName, PairRecord>> = pairs;
const allNames = Object.keys(pairs) as PairName[];

export const recordOf = (name: PairName): PairRecord => records[name];
const materialOf = (name: PairName) => records[name].material ?? '';
const placeOf = (name: PairName) => records[name].place ?? '';
const ofMaterial = (material: string, names: readonly PairName[]) =>
  names.filter((name) => materialOf(name) === material);

const noneFits = (field: string, message: string): FittingPairs => ({
  named: [],
  all: [],
  problem: { field, message },
});

/** Finds the pairs that a town's page of a service may show. */
export function fittingService(
  service: ServiceRow,
  notes: ServiceNotes,
): FittingPairs {
  const ofService = pairsOfService(service);
  if (notes.materials.length === 0) return { named: [], all: [ofService] };
  const field = `services.${service.slug}`;
  const there: PairName[] = [];
  const seen: string[] = [];
  for (const material of notes.materials) {
    const shown = ofMaterial(material, ofService);
    if (shown.length === 0) continue;
    seen.push(material);
    const place = notes.places[material];
    const lying = new Set(shown.map(placeOf));
    if (lying.size > 1 && !place)
      return noneFits(
        `${field}.places.${material}`,
        `is missing: ${material} is seen in several places, so say which of ${[...lying].join(' and ')}`,
      );
    there.push(...shown.filter((name) => !place || placeOf(name) === place));
  }

  const { standfirst, note, questions } = notes;
  const text = `${standfirst} ${note}`;
  const all = preferUsual(there, text);
  const named = (words: string) =>
    termsIn(words, materials).filter((term) => seen.includes(term));
  const picturesOf = (words: string) =>
    named(words).flatMap((material) => ofMaterial(material, all));
  const promised = named(standfirst);
  const noPicture = (unseen: readonly string[]) =>
    `no picture of site/pairs.ts shows ${unseen.join(' or ')} where the page has it: add one, or correct the profile`;
  if (promised.length > 0 && picturesOf(standfirst).length === 0)
    return noneFits(`${field}.standfirst`, noPicture(promised));
  if (all.length === 0)
    return noneFits(`${field}.materials`, noPicture(notes.materials));

  // The nearer a text is to the picture on the page, the higher the pairs that it names rank.
  const asked = questions.map(({ q, a }) => `${q} ${a}`).join(' ');
  const texts = [standfirst, note, asked];
  return {
    named: texts.flatMap((words) => byTelling(picturesOf(words), text, seen)),
    all: byTelling(all, text, seen),
  };
}

/**
 * Finds the pairs that a hub may open with: those of the surface in the profile's `opening`, or,
 * without one, those of the first service.
 */
export function fittingHub(
  profile: TownProfile,
  first: FittingPairs,
): FittingPairs {
  const { opening, standfirst, setting } = profile;
  if (!opening) return first;
  const { material, place } = opening;
  const surface = `${material} (${place})`;
  const refuse = (message: string) =>
    noneFits('opening', `${message}: correct it`);

  const fitting = ofMaterial(material, allNames).filter(
    (name) => placeOf(name) === place,
  );
  if (fitting.length === 0)
    return refuse(`no picture of site/pairs.ts shows ${surface}`);

  const isListed = Object.values(profile.services).some(
    ({ materials: listed, places: lying }) =>
      listed.includes(material) && (lying[material] ?? place) === place,
  );
  if (!isListed)
    return refuse(`${surface} is among the materials of no service`);

  const words = `${standfirst} ${setting}`;
  const namesMaterials = termsIn(standfirst, materials).length > 0;
  const telling = namesMaterials ? standfirst : words;
  const speaksOfIt =
    termsIn(telling, materials).includes(material) ||
    termsIn(telling, places).includes(place);
  if (!speaksOfIt) return refuse(`the standfirst does not speak of ${surface}`);

  return {
    named: [],
    all: byTelling(preferUsual(fitting, words), words),
  };
}

/** Returns the pairs that a page may open with: those whose material its text names, then all. */
export const toOpen = ({ named, all }: FittingPairs): PairGroups => [
  ...named,
  ...all,
];

/** Returns the pairs that may follow `first`: named ones of another material, then the rest. */
export function toFollow(
  { named, all }: FittingPairs,
  first: PairName,
): PairGroups {
  const isOther = (name: PairName) => name !== first;
  const isOfAnother = (name: PairName) =>
    materialOf(name) !== materialOf(first);
  return [
    ...named.map((group) => group.filter(isOfAnother)),
    ...named.map((group) => group.filter(isOther)),
    ...all.map((group) => group.filter(isOther)),
  ].filter((group) => group.length > 0);
}

/** The pairs whose place and material a service works on, in any town. */
const pairsOfService = ({ places: worksAt, materials: worksOn }: ServiceRow) =>
  allNames.filter(
    (name) =>
      worksAt.includes(placeOf(name)) &&
      (worksOn?.includes(materialOf(name)) ?? true),
  );

/** The terms whose words occur in a text. */
const termsIn = (text: string, words: Words) =>
  Object.keys(words).filter((term) => words[term]?.test(text));

/** Drops pairs that show something rare which the text does not mention, if other pairs remain. */
function preferUsual(
  names: readonly PairName[],
  text: string,
): readonly PairName[] {
  const spoken = termsIn(text, signs);
  const unspoken = rareSigns.filter((sign: string) => !spoken.includes(sign));
  const usual = names.filter((name) => {
    const { shows } = recordOf(name);
    return !unspoken.some((sign) => shows.includes(sign));
  });
  return usual.length > 0 ? usual : names;
}

const termWords: Words = { ...signs, ...materials };

/** Counts how often a text uses a term. */
function mentions(text: string, term: string): number {
  const words = termWords[term];
  return words ? text.split(words).length - 1 : 0;
}

/**
 * Groups pairs by how often a text mentions what they show, most often mentioned first.
 * @param common materials, most common first, to break ties
 */
function byTelling(
  names: readonly PairName[],
  text: string,
  common: readonly string[] = [],
): PairGroups {
  const score = (name: PairName) => {
    const material = materialOf(name);
    const spoken = [...recordOf(name).shows, material].reduce(
      (times, term) => times + mentions(text, term),
      0,
    );
    // The rarity is below one, so that it only breaks ties.
    const rarity = common.indexOf(material) / (common.length || 1);
    return spoken - rarity;
  };
  const groups = Map.groupBy(names, score);
  return [...groups]
    .sort(([one], [other]) => other - one)
    .map(([, group]) => group);
}
