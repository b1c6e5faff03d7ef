import { business } from '#site/business.ts';
import { apartByRoad, topTownSlugs, towns as rows } from '#site/towns.ts';
import type { TownRow } from '../schemas/towns.ts';
import { at } from './assert-defined.ts';

export type Town = TownRow;

/**
 * The places we serve, ordered as a tour: places that are close on the map are close in the list.
 */
export const towns: readonly Town[] = rows;

/** The town in the business's address. A check of the pack ensures that it is listed. */
export const homeTown: Town =
  towns.find(({ label }) => label === business.address.city) ?? at(towns, 0);

const townBySlug = new Map(towns.map((town) => [town.slug, town]));

/** Finds the town with this slug; undefined if there is none. */
export function findTown(slug: string): Town | undefined {
  return townBySlug.get(slug);
}

/** Returns the two towns before and the two after `town` in `list`; fewer at either end. */
export function neighboursOf(
  town: Town,
  list: readonly Town[] = towns,
): Town[] {
  const index = list.indexOf(town);
  return [
    ...list.slice(Math.max(0, index - 2), index),
    ...list.slice(index + 1, index + 3),
  ];
}

/** Returns the neighbours of a town that are near by road too. */
export const nearBy = (town: Town): Town[] =>
  neighboursOf(town).filter(
    ({ slug }) =>
      !apartByRoad.some(
        (pair) => pair.includes(slug) && pair.includes(town.slug),
      ),
  );

/** The footer's 'Top Areas', in display order. */
export const topTowns: readonly Town[] = topTownSlugs.flatMap(
  (slug) => findTown(slug) ?? [],
);

/** Every town, in alphabetical order. */
export const townsByName: readonly Town[] = [...towns].sort((a, b) =>
  a.label < b.label ? -1 : 1,
);

/** With more towns the home page would become a directory, which the areas page already is. */
const MAX_ON_HOME = 60;

/** The towns that the home page links to: all of them, or the top ones if there are too many. */
export const townsOnHome: readonly Town[] =
  towns.length > MAX_ON_HOME ? topTowns : townsByName;
