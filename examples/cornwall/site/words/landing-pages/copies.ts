import type { LandingPageCopy } from '#core/schemas/landing-page-copy.ts';
import { patiosCornwall } from './patios-cornwall.ts';
import type { PairName } from '../../pairs.ts';

/** The words of every landing page, by its id. */
export const landingCopies: Readonly<
  Record<string, LandingPageCopy<PairName>>
> = {
  'patios-cornwall': patiosCornwall,
};
