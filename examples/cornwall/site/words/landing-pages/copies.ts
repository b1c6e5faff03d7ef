import type { LandingPageCopy } from '../../../src/domain/landing-page-copy.ts';
import { patiosCornwall } from './patios-cornwall.ts';
import { windowsFalmouth } from './windows-falmouth.ts';

/** The words of every landing page, by its id. */
export const landingCopies: Readonly<Record<string, LandingPageCopy>> = {
  'windows-falmouth': windowsFalmouth,
  'patios-cornwall': patiosCornwall,
};
