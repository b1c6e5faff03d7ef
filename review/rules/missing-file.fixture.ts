import { fixtureSiteUrl } from '../fixture-page.ts';
import { replaceOn } from '../fixture-site.ts';
import type { SeededDamage } from './fixture.ts';

export const faults: readonly SeededDamage[] = [
  {
    name: 'a picture does not exist',
    damage: (site, path) => replaceOn(site, path, ['src="/photo.jpg"', 'src="/gone.jpg"']),
  },
  {
    name: 'one size of a picture does not exist',
    damage: (site, path) =>
      replaceOn(site, path, ['src="/photo.jpg"', 'src="/photo.jpg" srcset="/photo.jpg 400w, /gone.jpg 800w"']),
  },
  {
    name: 'the picture of the social card does not exist',
    damage: (site, path) =>
      replaceOn(site, path, [`content="${fixtureSiteUrl}/card.jpg"`, `content="${fixtureSiteUrl}/gone.jpg"`]),
  },
  {
    name: 'the style sheet does not exist',
    damage: (site, path) => replaceOn(site, path, ['href="/styles.css"', 'href="/gone.css"']),
  },
];
