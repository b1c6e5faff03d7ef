import type { PageHead } from '#core/schemas/page-head.ts';
import { business } from '../business.ts';
import { region } from '../region.ts';
import { towns } from '../towns.ts';
import { trade } from '../trade.ts';

/** The areas page in search results. */
export const areasHead: PageHead = {
  title: `Areas We Serve Across ${region.county}`,
  description: `The ${towns.length} places in ${region.county} that we come to for ${trade.name.toLowerCase()}. Find yours on the map or in the list, and ask for a free visit and a written price.`,
};

/** What it opens with. */
export const areasLede = `We come out from ${business.address.city} to ${towns.length} places in ${region.county}. If yours is not here, ask: it may well be on our way. Each place has a page of its own that says what we do there, what it depends on and how to reach us.`;

/** Said where a visitor looks for a place that is not in the list. */
export const notListed =
  'That is not on our list. Ask us: it may well be on our way.';

/** Beneath a map, after the credits of its coast and border: where the rest comes from. */
export const mapNote =
  'Places: GeoNames, CC BY 4.0. Rivers are drawn by hand, roughly.';
