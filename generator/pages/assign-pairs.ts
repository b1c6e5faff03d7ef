import type { PairName } from '#site/pairs.ts';
import { at } from '../../src/domain/assert-defined.ts';
import type {
  ContentPair,
  HubContent,
  TownServiceContent,
} from '../../src/domain/content.ts';
import type { Problem } from '../../src/domain/problems.ts';
import { services } from '../../src/domain/services.ts';
import type { Town } from '../../src/domain/towns.ts';
import type { TownSurfaces } from '../inputs/profile.ts';
import {
  fittingHub,
  fittingService,
  recordOf,
  toFollow,
  toOpen,
  type FittingPairs,
} from './fitting-pairs.ts';
import { PairDealer } from './pair-dealer.ts';

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

/** The pairs that each page of a town may show. */
interface TownFitting {
  readonly town: Town;
  readonly hub: FittingPairs;
  /** In the order of the list of services. */
  readonly services: readonly FittingPairs[];
}

/** The share of the pages of one kind that may have the same pair. */
const MOST_SHARE = 0.3;

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
  const hubs = new PairDealer(most, true);
  const openings = services.map(() => new PairDealer(most, true));
  const figures = services.map(() => new PairDealer(most, false));
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
        if (others.length === 0) return [first];
        return [first, at(figures, place).deal(others, taken)];
      });
      return [
        fitting.town.slug,
        {
          hub: { pair: wordsOf(pair), openings: byService(opened, wordsOf) },
          services: byService(shown, (names) => ({
            pairs: names.map(wordsOf),
          })),
        },
      ];
    }),
  );
}

/** Values in the order of the list of services, each turned into what stands by the slug. */
const byService = <Value, Entry>(
  values: readonly Value[],
  entryOf: (value: Value) => Entry,
): Record<string, Entry> =>
  Object.fromEntries(
    services.map(({ slug }, place) => [slug, entryOf(at(values, place))]),
  );

/** A page's texts about a pair. */
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
