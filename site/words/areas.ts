import type { PageHead } from '#core/schemas/page-head.ts';
import { business } from '../business.ts';
import { region } from '../region.ts';
import { towns } from '../towns.ts';

/** The areas page in search results. */
export const areasHead: PageHead = {
  title: `Areas We Serve Across ${region.county}`,
  description: `The ${towns.length} cities, towns and villages in ${region.county} where we clean patios, driveways, render, roofs and gutters. Find yours on the map or in the list.`,
};

/** What it opens with. */
export const areasLede = `We come out from ${business.address.city} to ${towns.length} places across ${region.county}. If yours is not here, ask: it may well be on our way.`;

/** Said where a visitor looks for a place that is not in the list. */
export const notListed =
  'That is not on our list. Ask us: it may well be on our way.';

/** Beneath a map, after the credits of its coast and border: where the rest comes from. */
export const mapNote = 'Places: GeoNames, CC BY 4.0.';
