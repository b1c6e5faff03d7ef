import type { Apart, TownRow } from '#core/schemas/towns.ts';

/* In tour order: neighbours on a page are the two towns before and the two after in this list. */
export const towns: readonly TownRow[] = [
  {
    slug: 'newquay',
    label: 'Newquay',
    type: 'town',
    lat: 50.41557,
    lon: -5.07319,
  },
  { slug: 'truro', label: 'Truro', type: 'city', lat: 50.26526, lon: -5.05436 },
  {
    slug: 'falmouth',
    label: 'Falmouth',
    type: 'town',
    lat: 50.15441,
    lon: -5.07113,
  },
  {
    slug: 'penzance',
    label: 'Penzance',
    type: 'town',
    lat: 50.11861,
    lon: -5.53715,
  },
  {
    slug: 'st-ives',
    label: 'St Ives',
    type: 'town',
    lat: 50.21129,
    lon: -5.48089,
  },
];

/** Slugs of the towns of the footer's 'Top Areas', in the order shown. */
export const topTownSlugs: readonly string[] = [
  'falmouth',
  'truro',
  'newquay',
  'penzance',
  'st-ives',
];

/**
 * Neighbours in the list that are far apart by road, such as across an estuary: a page of one does
 * not call the other near.
 */
export const apartByRoad: readonly Apart[] = [['newquay', 'falmouth']];
