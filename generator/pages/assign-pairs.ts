import { pairs, type PairName } from '#site/pairs.ts';
import { materials, rareSigns, places, signs } from '#site/surfaces.ts';
import type { PairRecord } from '../../pack/schemas/pairs.ts';
import type { ServiceRow } from '../../pack/schemas/services.ts';
import { at, mapGet } from '../../src/domain/assert-defined.ts';
import type { Problem } from '../../src/domain/problems.ts';
import type {
  ContentPair,
  HubContent,
  TownServiceContent,
} from '../../src/domain/content.ts';
import { services, type ServiceSlug } from '../../src/domain/services.ts';
import type { Town } from '../../src/domain/towns.ts';
import type { TownSurfaces } from '../inputs/profile.ts';

/**
 * The pairs that a town's pages show: a part of the content of its hub, and of each service's page
 * by its slug.
 */
export interface TownPairs {
  readonly hub: Pick<HubContent, 'pair' | 'openings'>;
  readonly services: Readonly<
    Record<string, Pick<TownServiceContent, 'pairs'>>
  >;
}

/** What a profile says of its town's surfaces, with its file, for messages. */
export interface DescribedSurfaces {
  readonly file: string;
  readonly profile: TownSurfaces;
}

/** Groups of pairs, the most telling group first. */
type PairGroups = readonly (readonly PairName[])[];

interface Fitting {
  /** Pairs whose material the page's own words name. */
  readonly named: PairGroups;
  /** All pairs that the page may show. */
  readonly all: PairGroups;
  /** Why no pair fits. */
  readonly problem?: { readonly field: string; readonly message: string };
}

type Words = Readonly<Record<string, RegExp>>;
type Notes = TownSurfaces['services'][ServiceSlug];

const records = Object.entries(pairs) as [PairName, PairRecord][];
const recordOf = new Map(records);
const allNames = records.map(([name]) => name);

/** A page's texts about a pair. */
function wordsOf(name: PairName): ContentPair {
  const { surface, before, after, caption, sample } = mapGet(recordOf, name);
  return {
    name,
    surface,
    ...(before !== undefined && { before }),
    after,
    caption,
    sample,
  };
}

/** The terms that a text uses. */
const termsIn = (text: string, words: Words) =>
  Object.keys(words).filter((term) => words[term]?.test(text));

/** Whether a pair shows nothing that a text would have to speak of. */
function isUsual(name: PairName, text: string): boolean {
  const { shows } = mapGet(recordOf, name);
  const spoken = termsIn(text, signs);
  return rareSigns.every(
    (sign: string) => !shows.includes(sign) || spoken.includes(sign),
  );
}

const termWords: Words = { ...signs, ...materials };

/** How often a text uses a term. */
const mentions = (text: string, term: string) => {
  const words = termWords[term];
  return words ? text.split(words).length - 1 : 0;
};

/**
 * Pairs in groups, those first that show what a text speaks of most often.
 * @param common materials, the commonest first, which decide between equals
 */
function byTelling(
  names: readonly PairName[],
  text: string,
  common: readonly string[] = [],
): PairGroups {
  const score = (name: PairName) => {
    const { shows, material = '' } = mapGet(recordOf, name);
    const spoken = [...shows, material]
      .map((term) => mentions(text, term))
      .reduce((total, times) => total + times, 0);
    // Below one, so that it decides only between equals.
    const rarity = common.indexOf(material) / (common.length || 1);
    return spoken - rarity;
  };
  const groups = Map.groupBy(names, score);
  return [...groups]
    .sort(([one], [other]) => other - one)
    .map(([, group]) => group);
}

/** Pairs that a service's page may show in a town. */
function fittingService(service: ServiceRow, notes: Notes): Fitting {
  const { slug, places: worksAt, materials: worksOn } = service;
  const isAbout = (name: PairName) => {
    const { place = '', material = '' } = mapGet(recordOf, name);
    return worksAt.includes(place) && (worksOn?.includes(material) ?? true);
  };
  const about = allNames.filter(isAbout);
  if (notes.materials.length === 0) return { named: [], all: [about] };

  const from = `services.${slug}`;
  const ofMaterial = (material: string, among: readonly PairName[]) =>
    among.filter((name) => mapGet(recordOf, name).material === material);
  const placesOf = (material: string) => [
    ...new Set(
      ofMaterial(material, about).map((name) => mapGet(recordOf, name).place),
    ),
  ];
  const seen = notes.materials.filter(
    (material) => placesOf(material).length > 0,
  );
  const unclear = seen.find(
    (material) => placesOf(material).length > 1 && !notes.places[material],
  );
  if (unclear)
    return {
      named: [],
      all: [],
      problem: {
        field: `${from}.places.${unclear}`,
        message: `is missing: ${unclear} is seen in several places, so say which of ${placesOf(unclear).join(' and ')}`,
      },
    };

  const { standfirst, note, questions } = notes;
  const text = `${standfirst} ${note}`;
  const shown = seen.flatMap((material) => {
    const place = notes.places[material];
    return ofMaterial(material, about).filter(
      (name) => !place || mapGet(recordOf, name).place === place,
    );
  });
  const usual = shown.filter((name) => isUsual(name, text));
  const all = usual.length > 0 ? usual : shown;
  const namedIn = (words: string) =>
    termsIn(words, materials).filter((material) =>
      (seen as readonly string[]).includes(material),
    );
  const picturesOf = (words: string) =>
    namedIn(words).flatMap((name) => ofMaterial(name, all));
  const ofStandfirst = namedIn(standfirst);
  const isUnseen =
    ofStandfirst.length > 0 && picturesOf(standfirst).length === 0;
  if (isUnseen || all.length === 0) {
    const unseen = isUnseen ? ofStandfirst : notes.materials;
    return {
      named: [],
      all: [],
      problem: {
        field: `${from}.${isUnseen ? 'standfirst' : 'materials'}`,
        message: `no picture of site/pairs.ts shows ${unseen.join(' or ')} where the page has it: add one, or correct the profile`,
      },
    };
  }
  const asked = questions.map(({ q, a }) => `${q} ${a}`).join(' ');
  const named = [standfirst, note, asked].flatMap((words) =>
    byTelling(picturesOf(words), text, seen),
  );
  return { named, all: byTelling(all, text, seen) };
}

/**
 * Pairs that a hub may open with: those of the profile's surface, or of its first service if the
 * profile gives none.
 */
function fittingHub(profile: TownSurfaces, first: Fitting): Fitting {
  const { opening, standfirst, setting } = profile;
  if (!opening) return first;
  const fitting = records
    .filter(
      ([, { material, place }]) =>
        material === opening.material && place === opening.place,
    )
    .map(([name]) => name);
  const surface = `${opening.material} (${opening.place})`;
  const isNamed = Object.values(profile.services).some(
    ({ materials: listed, places: lying }) =>
      listed.includes(opening.material) &&
      (lying[opening.material] ?? opening.place) === opening.place,
  );
  const hasWordFor = (text: string) =>
    termsIn(text, materials).includes(opening.material) ||
    termsIn(text, places).includes(opening.place);
  const speaksOfOthers = termsIn(standfirst, materials).length > 0;
  const words = `${standfirst} ${setting}`;
  const text = speaksOfOthers ? standfirst : words;
  const message =
    (fitting.length === 0 && `no picture of site/pairs.ts shows ${surface}`) ||
    (!isNamed && `${surface} is among the materials of no service`) ||
    (!hasWordFor(text) && `the standfirst does not speak of ${surface}`);
  if (message)
    return {
      named: [],
      all: [],
      problem: { field: 'opening', message: `${message}: correct it` },
    };
  const usual = fitting.filter((name) => isUsual(name, words));
  const all = usual.length > 0 ? usual : fitting;
  return { named: [], all: byTelling(all, words) };
}

/** The share of the pages of one kind that may have the same pair. */
const MOST_SHARE = 0.3;

/** Assigns pairs to the pages of one kind, town after town, evenly. */
class Dealer {
  readonly #dealt = new Map<PairName, number>();
  readonly #most: number;
  readonly #alternates: boolean;
  #last: PairName | undefined;

  /**
   * @param most how often a pair may be dealt while there are others that fit
   * @param alternates whether the previous town's pair is passed over
   */
  constructor(most: number, alternates: boolean) {
    this.#most = most;
    this.#alternates = alternates;
  }

  /**
   * Takes a pair from the first group that has one other than the previous town's that has not been
   * dealt too often: if possible not the next town's only best one, none of `taken`, then the least
   * used, then the first.
   * @param taken pairs on the town's other pages; gets this one too
   * @param next the groups of the next town
   */
  deal(
    groups: PairGroups,
    taken: Set<PairName>,
    next: PairGroups = [],
  ): PairName {
    const isAnother = (name: PairName) =>
      !this.#alternates || name !== this.#last;
    const isOpen = (name: PairName) =>
      isAnother(name) && (this.#dealt.get(name) ?? 0) < this.#most;
    const group = groups
      .map((names) => names.filter(isOpen))
      .find((names) => names.length > 0);
    const names = group ?? groups.flat();
    const [nextBest = []] = next;
    const isOnlyBestOfNext = (name: PairName) =>
      nextBest.length === 1 && nextBest[0] === name;
    const cost = (name: PairName) => [
      Number(!isAnother(name)),
      Number(isOnlyBestOfNext(name)),
      Number(taken.has(name)),
      this.#dealt.get(name) ?? 0,
    ];
    const best = at(
      names.toSorted((one, other) => compareLists(cost(one), cost(other))),
      0,
    );
    this.#last = best;
    taken.add(best);
    this.#dealt.set(best, (this.#dealt.get(best) ?? 0) + 1);
    return best;
  }
}

/** By the first number that differs. */
function compareLists(one: readonly number[], other: readonly number[]) {
  const index = one.findIndex((value, place) => value !== other[place]);
  return index < 0 ? 0 : at(one, index) - at(other, index);
}

/** The pairs that a page may open with. */
const toOpen = ({ named, all }: Fitting): PairGroups => [...named, ...all];

/** The pairs that a page may show after its first: if possible, of another material. */
function toFollow({ named, all }: Fitting, first: PairName): PairGroups {
  const materialOf = (name: PairName) => mapGet(recordOf, name).material;
  const isOther = (name: PairName) => name !== first;
  const isOfAnother = (name: PairName) =>
    materialOf(name) !== materialOf(first);
  return [
    ...named.map((group) => group.filter(isOfAnother)),
    ...named.map((group) => group.filter(isOther)),
    ...all.map((group) => group.filter(isOther)),
  ].filter((group) => group.length > 0);
}

/** The pairs that each page of a town may show. */
interface TownFitting {
  readonly town: Town;
  readonly hub: Fitting;
  /** In the order of the list of services. */
  readonly services: readonly Fitting[];
}

/**
 * Assigns pairs to all towns, in the order of the list. A page gets the least used pair that fits
 * it, and the previous town's only if no other fits. A town's pages share a pair only if too few
 * fit.
 * @param problems gets a line for each page that no pair fits; its town then has no pairs
 */
export function assignPairs(
  towns: readonly Town[],
  profileOf: (town: Town) => DescribedSurfaces,
  problems: Problem[],
): ReadonlyMap<string, TownPairs> {
  const fittings = towns.flatMap((town): TownFitting[] => {
    const { file, profile } = profileOf(town);
    const ofServices = services.map((service) =>
      fittingService(service, profile.services[service.slug]),
    );
    const hub = fittingHub(profile, at(ofServices, 0));
    const found = [hub, ...ofServices].flatMap(({ problem }) => problem ?? []);
    problems.push(...found.map((problem) => ({ file, ...problem })));
    return found.length > 0 ? [] : [{ town, hub, services: ofServices }];
  });

  const most = Math.ceil(towns.length * MOST_SHARE);
  const hubs = new Dealer(most, true);
  const openings = services.map(() => new Dealer(most, true));
  const figures = services.map(() => new Dealer(most, false));
  return new Map(
    fittings.map((fitting, index): [string, TownPairs] => {
      const next = fittings[index + 1];
      const taken = new Set<PairName>();
      const pair = hubs.deal(
        toOpen(fitting.hub),
        taken,
        next && toOpen(next.hub),
      );
      const opened = fitting.services.map((service, place) => {
        const following = next?.services[place];
        return at(openings, place).deal(
          toOpen(service),
          taken,
          following && toOpen(following),
        );
      });
      const shown = fitting.services.map((service, place) => {
        const first = at(opened, place);
        const others = toFollow(service, first);
        return others.length > 0
          ? [first, at(figures, place).deal(others, taken)]
          : [first];
      });
      const byService = <Value>(valueAt: (place: number) => Value) =>
        Object.fromEntries(
          services.map(({ slug }, place) => [slug, valueAt(place)]),
        );
      return [
        fitting.town.slug,
        {
          hub: {
            pair: wordsOf(pair),
            openings: byService((place) => wordsOf(at(opened, place))),
          },
          services: byService((place) => ({
            pairs: at(shown, place).map(wordsOf),
          })),
        },
      ];
    }),
  );
}
