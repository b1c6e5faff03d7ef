import { business } from '../business.ts';
import type { PageHead } from '#core/schemas/page-head.ts';
import { region } from '../region.ts';
import { towns } from '../towns.ts';
import { trade } from '../trade.ts';

/** The areas page in search results. */
export const areasHead: PageHead = {
  title: `Areas We Serve Across ${region.county}`,
  description: `${trade.name} in ${region.county}: the ${towns.length} places that we come to. The map and the list show each of them, with what we do there and how you reach us.`,
};

/** What it opens with. */
export const areasLede = `From ${business.address.city} we go to ${towns.length} places in ${region.county}. Each has a page of its own, with what we do there and how you reach us. Yours is missing? Ask us all the same. [[How far you come, and what that costs (15 words)]]`;

/** Said where a visitor looks for a place that is not in the list. */
export const notListed = 'That is not on our list. Ask us all the same.';

/** Beneath a map, after the credits of its coast and border: where the rest comes from. */
export const mapNote = 'Places: © OpenStreetMap contributors.';
