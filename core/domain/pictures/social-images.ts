import { at, mapGet } from '../assert-defined.ts';
import { townCardPairs } from '#site/cards.ts';
import { trade } from '#site/trade.ts';
import { fixedPageRows } from '../page-table.ts';
import { paths } from '../pages.ts';
import { towns } from '../towns.ts';

/** The picture that a shared link shows. */
interface SocialImage {
  /** URL path from the site's root. */
  readonly address: string;
  /** Text on the image. */
  readonly title: string;
}

/** Width and height in pixels, in the aspect ratio that social networks crop least. */
export const socialSize = {
  width: 1200,
  height: 630,
} as const;

const titles = new Map([
  ...fixedPageRows.flatMap(([, { path, card }]) =>
    card ? [[path, card.title] as const] : [],
  ),
  ...towns.map(
    ({ slug, label }) =>
      [paths.town(slug), `${trade.name} in ${label}`] as const,
  ),
]);

/** Returns a page's own card, else the card of its town, else the card of the home page. */
export function socialImageOf(path: string): SocialImage {
  const ownOrTown = path.split('/').slice(0, 3).join('/');
  const shown = titles.has(ownOrTown) ? ownOrTown : paths.home;
  return {
    address: `/social${shown === paths.home ? '/home' : shown}.jpg`,
    title: mapGet(titles, shown),
  };
}

/** A social card and the pair that it shows. */
export interface SocialCard extends SocialImage {
  /** Name of a pair in `site/pairs.ts`. */
  readonly pair: string;
}

/**
 * Lists every social card, one for each town and each fixed page that has one. A function, so that
 * browsers, which never call it, need not load what it uses.
 */
export function socialCards(): SocialCard[] {
  const own = new Map(
    fixedPageRows.map(([, { path, card }]) => [path, card?.pair] as const),
  );
  return [...titles.keys()].map((path) => {
    // Chosen by the path, so that adding a town does not change another town's card.
    const sum = [...path].reduce(
      (total, letter) => total + letter.charCodeAt(0),
      0,
    );
    const pair = own.get(path) ?? at(townCardPairs, sum % townCardPairs.length);
    return { ...socialImageOf(path), pair };
  });
}
