import type { HubHero } from '#pack/schemas/hub-heroes.ts';
import type { PictureName } from './picture-texts.ts';

/** Hubs that open with a picture and words of their own; the others have the generated opening alone. */
export const hubHeroes: Readonly<
  Record<string, HubHero<PictureName> | undefined>
> = {
  exeter: {
    picture: 'hero-exeter',
    intro:
      "Red brick, Heavitree stone and a damp river valley: Exeter's paving greens over from the quay up to Pennsylvania. We clean drives, patios, render, roofs and gutters across the city.",
  },
  exmouth: {
    picture: 'hero-exmouth',
    intro:
      'This is home. Salt off the sea and damp off the estuary settle on everything from the seafront terraces to the estates at Brixington, and we are minutes away with the kit to shift it.',
  },
  plymouth: {
    picture: 'hero-plymouth',
    intro:
      'Grey limestone, steep streets and weather straight off the Sound. We clean paths, yards, render and roofs across Plymouth, from the Hoe terraces to the estates on the northern edge.',
  },
};

/** Stands above the reasons on every hub. */
export const whyUsPicture: PictureName = 'equipment';
