import type { HubHero } from '#pack/schemas/hub-heroes.ts';
import type { PictureName } from './picture-texts.ts';

/** Hubs that open with a picture and words of their own, by the town's slug; the others have the generated opening alone. */
export const hubHeroes: Readonly<Record<string, HubHero<PictureName> | undefined>> = {};

/** Stands above the reasons on every hub. */
export const whyUsPicture: PictureName = 'work-after';
