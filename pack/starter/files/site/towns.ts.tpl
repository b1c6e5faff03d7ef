import type { Apart, TownRow } from '#core/schemas/towns.ts';

/*
 * In tour order: neighbours on a page are the two towns before and the two after in this list, so
 * the order follows the map.
 */
export const towns: readonly TownRow[] = %{towns};

/** Slugs of the towns of the footer's 'Top Areas', in the order shown. */
export const topTownSlugs: readonly string[] = %{topTownSlugs};

/**
 * Neighbours in the list that are far apart by road, such as across an estuary: a page of one does
 * not call the other near.
 */
export const apartByRoad: readonly Apart[] = [];
