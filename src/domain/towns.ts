import { business } from '#site/business.ts';
import { topTownSlugs, towns as rows } from '#site/towns.ts';
import type { TownRow } from '../../pack/schemas/business.ts';
import { at } from './assert-defined.ts';

export type Town = TownRow;

/** The places we serve, in tour order: neighbours on the map are neighbours in the list. */
export const towns: readonly Town[] = rows;

/** The town that the business comes from: the one its address names. The pack's check refuses an address whose city is no town of the list. */
export const homeTown: Town =
  towns.find(({ label }) => label === business.address.city) ?? at(towns, 0);

const townBySlug = new Map(towns.map((town) => [town.slug, town]));

/** The town with this slug, or undefined for a slug that is not ours. */
export function findTown(slug: string): Town | undefined {
  return townBySlug.get(slug);
}

/** Up to four neighbours: two before and two after `town` in `list`; fewer at its ends. */
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

/** The towns of the footer's 'Top Areas', in the order shown. */
export const topTowns: readonly Town[] = topTownSlugs.flatMap(
  (slug) => findTown(slug) ?? [],
);

/** Every town, in the order of the alphabet. */
export const townsByName: readonly Town[] = [...towns].sort((a, b) =>
  a.label < b.label ? -1 : 1,
);

/** More names than these are a directory, which is the areas page's to be. */
const MOST_NAMED = 60;

/** The towns that the home page's text names, so that their service pages are two clicks from it: all, or the top ones of very many. */
export const townsOnHome: readonly Town[] =
  towns.length > MOST_NAMED ? topTowns : townsByName;
