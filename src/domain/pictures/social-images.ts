import { at, mapGet } from '../assert-defined.ts';
import { townCardPairs } from '#site/cards.ts';
import { trade } from '#site/trade.ts';
import type { Card } from '../../../pack/schemas/cards.ts';
import { fixedPageRows } from '../page-table.ts';
import { paths } from '../pages.ts';
import { towns } from '../towns.ts';

/** The picture that a shared link shows. */
interface SocialImage {
  /** Address from the site's root. */
  readonly address: string;
  /** The text on it. */
  readonly title: string;
}

/** Pixels. Social networks crop this shape least. */
export const socialSize = { width: 1200, height: 630 } as const;

/** What the cards show, by path. Towns have no pair of their own. */
const cards = new Map<string, Pick<Card, 'title'> & Partial<Card>>([
  ...fixedPageRows.flatMap(([, { path, card }]) =>
    card ? [[path, card] as const] : [],
  ),
  ...towns.map(({ slug, label }) => {
    const title = `${trade.name} in ${label}`;
    return [paths.town(slug), { title }] as const;
  }),
]);

/** A page's card. A town's service pages share the town's; a page without a card has home's. */
export function socialImageOf(path: string): SocialImage {
  const ownOrTown = path.split('/').slice(0, 3).join('/');
  const shown = cards.has(ownOrTown) ? ownOrTown : paths.home;
  return {
    address: `/social${shown === paths.home ? '/home' : shown}.jpg`,
    title: mapGet(cards, shown).title,
  };
}

/** What a card is drawn from. */
export interface SocialCard extends SocialImage {
  /** Name of a pair in `site/pairs.ts`. */
  readonly pair: string;
}

/**
 * Every card, one per fixed page and town. A function, so that browsers, which never call it,
 * need not load what it uses.
 */
export function socialCards(): SocialCard[] {
  return [...cards].map(([path, { pair = townPair(path) }]) => ({
    ...socialImageOf(path),
    pair,
  }));
}

/** Chosen by path, so that adding a town changes no other town's card. */
function townPair(path: string): string {
  const sum = [...path].reduce(
    (total, letter) => total + letter.charCodeAt(0),
    0,
  );
  return at(townCardPairs, sum % townCardPairs.length);
}
