import type { PairName } from '#site/pairs.ts';
import { at } from '../../src/domain/assert-defined.ts';
import type { PairGroups } from './fitting-pairs.ts';

/** Assigns pairs to the pages of one kind, town after town, evenly. */
export class PairDealer {
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

  /** What may still be dealt of the first group that has any. */
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

/** By the first number that differs. */
function compareLists(one: readonly number[], other: readonly number[]) {
  const index = one.findIndex((value, place) => value !== other[place]);
  return index < 0 ? 0 : at(one, index) - at(other, index);
}
