import type { LandingPageCopy } from '../../../src/domain/landing-page-copy.ts';

/** The words of every landing page, by its id. */
export const landingCopies: Readonly<Record<string, LandingPageCopy>> = {};
