import { mapGet } from '../assert-defined.ts';
import { trade } from '../../../site/trade.ts';
import { fixedPageRows } from '../page-table.ts';
import { paths } from '../routes.ts';
import { towns } from '../towns.ts';

/** The card that a shared link shows. */
export interface SocialImage {
  /** Address from the site's root. */
  readonly address: string;
  /** The words on it. */
  readonly title: string;
}

/** Pixels, the shape that social networks crop least. */
export const socialSize = { width: 1200, height: 630 } as const;

const titles = new Map([
  ...fixedPageRows.flatMap(([, { path, card }]) => (card ? [[path, card.title] as const] : [])),
  ...towns.map(({ slug, label }) => [paths.town(slug), `${trade.name} in ${label}`] as const),
]);

/** Paths of the pages that have a card of their own: the fixed ones and every town's. A function, since no page needs them. */
export const cardPaths = (): readonly string[] => [...titles.keys()];

/** The card of a page, by its path. A town's service pages show the town's; pages without one show home's. */
export function socialImageOf(path: string): SocialImage {
  const ownOrTown = path.split('/').slice(0, 3).join('/');
  const shown = titles.has(ownOrTown) ? ownOrTown : paths.home;
  return { address: `/social${shown === paths.home ? '/home' : shown}.jpg`, title: mapGet(titles, shown) };
}
