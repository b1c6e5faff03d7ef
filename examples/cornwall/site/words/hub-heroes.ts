import type { HubHero } from '#pack/schemas/hub-heroes.ts';
import type { PictureName } from './picture-texts.ts';

/** Hubs that open with a picture and words of their own, by the town's slug; the others have the generated opening alone. */
export const hubHeroes: Readonly<
  Record<string, HubHero<PictureName> | undefined>
> = {
  falmouth: {
    picture: 'harbour-terrace',
    intro:
      'Home. Salt from the bay, shade from the hill, and steps to every second door: we know what it does to glass and stone.',
  },
  truro: {
    picture: 'city-street',
    intro:
      'Valleys, trees and old pale stone. Little salt gets as far as Truro; green growth and leaves make up for it.',
  },
};

/** Stands above the reasons on every hub. */
export const whyUsPicture: PictureName = 'kit';
