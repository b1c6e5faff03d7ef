import type { PairName } from '#site/pairs.ts';
import { at } from '../../core/domain/assert-defined.ts';
import type {
  ContentPair,
  HubContent,
  TownServiceContent,
} from '../../core/domain/content.ts';
import type { Problem } from '../../core/domain/problems.ts';
import { services } from '../../core/domain/services.ts';
import type { LoadedProfile } from '../inputs/profile.ts';
import {
  fittingHub,
  fittingService,
  recordOf,
  toFollow,
  toOpen,
  type FittingPairs,
  type PairGroups,
} from './fitting-pairs.ts';

/**
 * The pairs that a town's pages show, as fields of the content of its hub and, by slug, of its
 * service pages.
 */
export interface TownPairs {
  readonly hub: Pick<HubContent, 'pair' | 'openings'>;
  readonly services: Readonly<
    Record<string, Pick<TownServiceContent, 'pairs'>>
  >;
}

/** What a town's profile says that concerns other towns too. */
export interface TownFitting {
  readonly slug: string;
  /** The profile's file. */
  readonly file: string;
  /** The pairs that the hub may open with. */
  readonly hub: FittingPairs;
  /** The pairs that each service page may show, in the order of the list of services. */
  readonly services: readonly FittingPairs[];
}

export function fittingTown(
  slug: string,
  { file, profile }: LoadedProfile,
): TownFitting {
  const ofServices = services.map((service) =>
    fittingService(service, profile.services[service.slug]),
  );
  return {
    slug,
    file,
    hub: fittingHub(profile, at(ofServices, 0)),
    services: ofServices,
  };
}

/** A pair on this share of the pages of one kind is passed over if another fits. */
const MOST_SHARE = 0.3;

/**
 * Assigns pairs to the pages of all towns, in the list's order. A page gets the least used of the
 * pairs that fit it best, avoiding the previous town's pair and those on the town's other pages.
 * @param problems gets an entry for each page that no pair fits; its town is then not in the result
 */
export function assignPairs(
  towns: readonly TownFitting[],
  problems: Problem[],
): ReadonlyMap<string, TownPairs> {
  const fitting = towns.filter(({ file, hub, services: ofServices }) => {
    const found = [hub, ...ofServices].flatMap(({ problem }) => problem ?? []);
    problems.push(...found.map((problem) => ({ file, ...problem })));
    return found.length === 0;
  });
  const most = Math.ceil(towns.length * MOST_SHARE);
  const hubs = new PairDealer(most, true);
  const openings = services.map(() => new PairDealer(most, true));
  const figures = services.map(() => new PairDealer(most, false));
  return new Map(
    fitting.map((town, index): [string, TownPairs] => {
      const next = fitting[index + 1];
      const taken = new Set<PairName>();
      const pair = hubs.deal(toOpen(town.hub), taken, next && toOpen(next.hub));
      const opened = town.services.map((service, place) => {
        const following = next?.services[place];
        return at(openings, place).deal(
          toOpen(service),
          taken,
          following && toOpen(following),
        );
      });
      const shown = town.services.map((service, place) => {
        const first = at(opened, place);
        const others = toFollow(service, first);
        if (others.length === 0) return [first];
        return [first, at(figures, place).deal(others, taken)];
      });
      return [
        town.slug,
        {
          hub: {
            pair: wordsOf(pair),
            openings: byService(opened, wordsOf),
          },
          services: byService(shown, (names) => ({
            pairs: names.map(wordsOf),
          })),
        },
      ];
    }),
  );
}

/** Builds a record by service slug from values that are in the order of the services. */
const byService = <Value, Entry>(
  values: readonly Value[],
  entryOf: (value: Value) => Entry,
): Record<string, Entry> =>
  Object.fromEntries(
    services.map(({ slug }, place) => [slug, entryOf(at(values, place))]),
  );

/** Returns a pair with its texts, as a page's content file holds it. */
function wordsOf(name: PairName): ContentPair {
  const { surface, before, after, caption, sample } = recordOf(name);
  return {
    name,
    surface,
    ...(before !== undefined && { before }),
    after,
    caption,
    sample,
  };
}

/** Deals pairs evenly to the pages of one kind, one town after the other. */
class PairDealer {
  readonly #dealt = new Map<PairName, number>();
  readonly #most: number;
  readonly #alternates: boolean;
  #last: PairName | undefined;

  /**
   * @param most how often a pair may be dealt while others fit
   * @param alternates whether to avoid the previous town's pair
   */
  constructor(most: number, alternates: boolean) {
    this.#most = most;
    this.#alternates = alternates;
  }

  /**
   * Deals a pair from the first group that has any left. Prefers one that is not the next town's
   * only best pair, then one not in `taken`, then the least used, then the first.
   * @param taken pairs on the town's other pages; the dealt pair is added
   * @param next the next town's groups for the same kind of page
   */
  deal(
    groups: PairGroups,
    taken: Set<PairName>,
    next: PairGroups = [],
  ): PairName {
    const [nextBest = []] = next;
    const onlyBestOfNext = nextBest.length === 1 ? nextBest[0] : undefined;
    const cost = (name: PairName) => [
      Number(this.#isPassedOver(name)),
      Number(name === onlyBestOfNext),
      Number(taken.has(name)),
      this.#timesDealt(name),
    ];
    const names = this.#openGroup(groups) ?? groups.flat();
    const best = at(
      names.toSorted((one, other) => compareLists(cost(one), cost(other))),
      0,
    );
    this.#last = best;
    this.#dealt.set(best, this.#timesDealt(best) + 1);
    taken.add(best);
    return best;
  }

  /**
   * Returns the open pairs of the first group that has any. An open pair has not been dealt too
   * often and, where pairs alternate, is not the pair of the previous town.
   */
  #openGroup(groups: PairGroups): readonly PairName[] | undefined {
    const isOpen = (name: PairName) =>
      !this.#isPassedOver(name) && this.#timesDealt(name) < this.#most;
    return groups
      .map((names) => names.filter(isOpen))
      .find((names) => names.length > 0);
  }

  #isPassedOver(name: PairName): boolean {
    return this.#alternates && name === this.#last;
  }

  #timesDealt(name: PairName): number {
    return this.#dealt.get(name) ?? 0;
  }
}

/** Compares two lists by the first number that differs. */
function compareLists(one: readonly number[], other: readonly number[]) {
  const index = one.findIndex((value, place) => value !== other[place]);
  return index < 0 ? 0 : at(one, index) - at(other, index);
}
