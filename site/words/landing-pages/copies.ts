import type { LandingPageCopy } from '#core/schemas/landing-page-copy.ts';
import { drivewayExeter } from './driveway-exeter.ts';
import { patioExeter } from './patio-exeter.ts';
import { pressureWashingDevon } from './pressure-washing-devon.ts';
import { roofDevon } from './roof-devon.ts';
import type { PairName } from '../../pairs.ts';

/** The words of every landing page, by its id. */
export const landingCopies: Readonly<
  Record<string, LandingPageCopy<PairName>>
> = {
  'patio-exeter': patioExeter,
  'driveway-exeter': drivewayExeter,
  'pressure-washing-devon': pressureWashingDevon,
  'roof-devon': roofDevon,
};
