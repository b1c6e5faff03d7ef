import type { ServiceSlug } from '../../src/domain/services.ts';

/** A service of the fixture pack, which the types of the pack in place may not know. */
export const fixtureService = (slug: string) => slug as ServiceSlug;
