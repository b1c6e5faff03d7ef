import type { LandingPageCopy } from '#pack/schemas/landing-page-copy.ts';
import { patiosCornwall } from './patios-cornwall.ts';
import type { PictureName } from '../picture-texts.ts';

/** The words of every landing page, by its id. */
export const landingCopies: Readonly<
  Record<string, LandingPageCopy<PictureName>>
> = {
  'patios-cornwall': patiosCornwall,
};
