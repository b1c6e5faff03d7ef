import { at } from '../assert-defined.ts';
import { townCardPictures } from '../../../site/cards.ts';
import { hubHeroes } from '../../../site/words/hub-heroes.ts';
import { fixedPageRows } from '../page-table.ts';
import { paths } from '../routes.ts';
import { cardPaths, socialImageOf, type SocialImage } from './social-images.ts';

/** A card and what is on it. Only the build needs the photograph, so it stands apart from what pages load. */
export interface SocialCard extends SocialImage {
  /** Name of the photograph, as in `site/media/`. */
  readonly picture: string;
}

const photos: Readonly<Record<string, string | undefined>> = {
  ...Object.fromEntries(fixedPageRows.flatMap(([, { path, card }]) => (card ? [[path, card.picture]] : []))),
  ...Object.fromEntries(Object.entries(hubHeroes).map(([slug, hero]) => [paths.town(slug), hero?.picture])),
};

/** Depends on the path alone, so that a new town changes no other town's card. */
function photoOf(path: string): string {
  const sum = [...path].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return photos[path] ?? at(townCardPictures, sum % townCardPictures.length);
}

/** Every card of the site: one a fixed page, one a town. */
export const socialCards: readonly SocialCard[] = cardPaths().map((path) => ({
  ...socialImageOf(path),
  picture: photoOf(path),
}));
